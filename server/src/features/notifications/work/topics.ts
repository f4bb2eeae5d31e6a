/** The topic on which nodes announce that a person's notifications have changed. */
export const notificationsTopic = (userId: string): string => `notifications:${userId}`;
