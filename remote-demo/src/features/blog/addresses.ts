export const blogPath = '/pages/blog/list';
export const newPostPath = '/pages/blog/new';

/** Path of a post, by its slug or id. */
export const postPath = (post: string | number): string => `/pages/blog/detail/${post}`;

export const editPath = (post: string | number): string => `/pages/blog/edit/${post}`;

/** Path of the list, filtered by a category. */
export const categoryPath = (category: string): string =>
  `${blogPath}?category=${encodeURIComponent(category)}`;
