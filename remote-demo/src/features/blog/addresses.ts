export const blogPath = '/pages/blog/list';
export const newPostPath = '/pages/blog/new';

/** A post, by its slug or its id. */
export const postPath = (post: string | number): string => `/pages/blog/detail/${post}`;

export const editPath = (post: string | number): string => `/pages/blog/edit/${post}`;

/** The posts of a category. */
export const categoryPath = (category: string): string =>
  `${blogPath}?category=${encodeURIComponent(category)}`;
