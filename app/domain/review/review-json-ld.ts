import type { ReviewsView } from "./reviews-view";

/**
 * What a page with reviews tells search engines: the reviews it prints and the score it prints. Null for a page without
 * reviews.
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
