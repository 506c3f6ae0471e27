/** Topics of a report (specification §3). */
export const reportTopics = [
  'bribe',
  'financial_fraud',
  'stealing',
  'abuse_of_power',
  'fraud',
  'other',
] as const;
