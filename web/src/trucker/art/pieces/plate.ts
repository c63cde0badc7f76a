/** The outline of a component, face up or down, and the rivets in its corners. */
export const PLATE = 'M11 2H89L98 11V89L89 98H11L2 89V11Z';
export const RIVETS = 'M13 13h.01M87 13h.01M13 87h.01M87 87h.01';
