import type { ReviewsView } from "./reviews-view";

/**
 * What a page that shows reviews says of them to search engines: those it prints, and the score it prints. A page
 * without the section says nothing of either.
 */
export function reviewsJsonLd(view: ReviewsView | null): object {
  if (view === null) return {};
  const { score } = view;
  return {
    ...(score === null || score.count === null || score.count === 0
      ? {}
      : {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: score.value,
            reviewCount: score.count,
            bestRating: 5,
          },
        }),
    review: view.items.map(({ name, rating, text, date }) => ({
      "@type": "Review",
      author: { "@type": "Person", name },
      reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
      reviewBody: text,
      datePublished: date,
    })),
  };
}
