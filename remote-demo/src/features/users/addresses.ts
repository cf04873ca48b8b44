export const usersPath = '/apps/user/list';
export const viewOf = (id: number) => `/apps/user/view/${id}`;
export const editOf = (id: number) => `/apps/user/edit/${id}`;
