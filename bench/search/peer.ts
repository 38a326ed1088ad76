export const comparePeer = async (..._: unknown[]): Promise<undefined> => undefined;
