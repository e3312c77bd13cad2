const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text can name a draft: the database refuses any other. */
export const isDraftId = (text: string): boolean => UUID.test(text);

/** Whether a text can name a photo of a draft. */
export const isPhotoId = (text: string): boolean => UUID.test(text);
