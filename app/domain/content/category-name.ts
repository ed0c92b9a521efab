type Translate = (key: string) => string;

/** A blog category in words: the site's copy for it, else its slug as words ("vehicle-reviews", "Vehicle reviews"). */
export function categoryName(slug: string, t: Translate): string {
  const key = `content.blog.categories.${slug}`;
  const copy = t(key);
  if (copy !== key) return copy;
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
