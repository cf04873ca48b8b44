/** Paths of the invoice pages. */
export const listAddress = '/apps/invoice/list';
export const addAddress = '/apps/invoice/add';
export const previewAddress = (id: number) => `/apps/invoice/preview/${id}`;
export const editAddress = (id: number) => `/apps/invoice/edit/${id}`;
