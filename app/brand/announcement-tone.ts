export const announcementTones = ["information", "important"] as const;
