import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import type { TermLine } from './term-line.ts';

/** The years on the line of terms; in words they stand beside each director. */
export function TermYears({ years }: { years: TermLine['years'] }) {
  const language = useLanguage();
  return (
    <svg className="term-years" aria-hidden>
      {years.map(({ year, at }) => (
        <text key={year} x={`${language === 'ar' ? 100 - at : at}%`} y="50%">
          {Array.from(String(year), (digit) => numeral(language, Number(digit))).join('')}
        </text>
      ))}
    </svg>
  );
}
