import { everything } from '../services/effects/dependency-tags.ts';
import type { Effects } from '../services/effects/effects.ts';
import type { createImportExport } from './import-export.ts';

export const importExportEffects: Effects<ReturnType<typeof createImportExport>> = {
  attributes: null,
  here: null,
  write: {
    invalidates: (steps) => (steps.length > 0 ? [everything] : []),
    recordsWithin: (_nothing, steps) => {
      const amount = steps.filter(({ does }) => does !== 'note').length;
      return amount > 0 ? { action: 'content.imported', amount } : undefined;
    },
  },
};
