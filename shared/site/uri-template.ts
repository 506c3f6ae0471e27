/** `{name}`, `{/name}` and `{+name}` of RFC 6570. */
const expression = /\{(\+?)([/\w]+)\}/g;

/** The values of a template's expressions, that of `{/name}` under `/name` and with its slash. */
export type TemplateValues = Record<string, string | number | undefined>;

/** Fills a template in. */
export function expandTemplate(template: string, values: TemplateValues): string {
  return template.replace(expression, (_, _operator, name: string) => String(values[name]));
}

/** The paths of a template. Each value has the pattern of its name, or is any part of a path; `{/name}` may be missing. */
export function templatePattern(template: string, patterns: Record<string, string>): RegExp {
  const source = template
    .replaceAll('.', '\\.')
    .replace(expression, (_, operator: string, name: string) =>
      name.startsWith('/')
        ? `(?:${patterns[name]})?`
        : `(?<${name}>${patterns[name] ?? (operator ? '.*' : '[^/]+')})`,
    );
  return new RegExp(`^${source}$`);
}
