/** The largest number of a row that a call can name: columns take no larger one. */
export const largestNumber = 999_999_999;
