/** A link to a post on the same subject; the date is in ISO format. */
export type RelatedPost = { title: string; permalink: string; date: string };
