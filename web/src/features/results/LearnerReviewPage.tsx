export function LearnerReviewPage() {
  return null;
}
