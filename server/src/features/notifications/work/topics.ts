/** Tells all nodes that a person's notifications have changed. */
export const notificationsTopic = (userId: string): string => `notifications:${userId}`;
