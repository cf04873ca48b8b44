export const usersPath = '/apps/user/list';
export const viewPath = (id: number) => `/apps/user/view/${id}`;
export const editPath = (id: number) => `/apps/user/edit/${id}`;
