/** The problems of a link to another site, beside a response's status. */
export const linkProblems = [
  'unknown',
  'unreachable',
  'timeout',
  'certificate',
  'redirects',
  'inner',
] as const;

export type LinkProblem = (typeof linkProblems)[number];

export const isLinkProblem = (text: string): text is LinkProblem =>
  (linkProblems as readonly string[]).includes(text);

/** The address of a finding and its problem, which stands before it. */
export function splitDetail(detail: string): { problem: string; address: string } {
  const [problem = '', ...address] = detail.split(' ');
  return { problem, address: address.join(' ') };
}
