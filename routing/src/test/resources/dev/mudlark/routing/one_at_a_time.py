"""Routes questions by scikit-learn, one at a time, and prints the seconds it took and every score."""
import json
import sys
import time

from sklearn.feature_extraction.text import TfidfVectorizer

with open(sys.argv[1], encoding="utf-8") as file:
    task = json.load(file)
vectorizer = TfidfVectorizer()
descriptions = vectorizer.fit_transform(task["descriptions"]).T.tocsr()
chosen = []
for question in task["questions"][:200]:  # warm-up
    (vectorizer.transform([question]) @ descriptions).toarray()
start = time.perf_counter()
for question in task["questions"]:
    chosen.append((vectorizer.transform([question]) @ descriptions).toarray()[0])
seconds = time.perf_counter() - start
with open(sys.argv[2], "w", encoding="utf-8") as file:
    json.dump({"seconds": seconds, "scores": [row.tolist() for row in chosen]}, file)
