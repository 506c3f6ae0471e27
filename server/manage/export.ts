import { exportContent as writeContent } from '../import-export/export-content.ts';
import type { Command } from './command.ts';

export const exportContent: Command = {
  name: 'export',
  parameters: ['FOLDER'],
  summary: 'exports all content into an empty folder, as JSON and files for import',
  // Uses neither keys nor submissions
  afterLoss: true,
  async run({ services, publicUrl, report }, folder = '') {
    const { entries, files } = await writeContent(services, folder, publicUrl);
    report(`${folder} holds ${entries} items and managers, the profile, the settings and ${files} files.`);
  },
};
