import { exportContent as writeContent } from '../import-export/export-content.ts';
import type { Command } from './command.ts';

export const exportContent: Command = {
  name: 'export',
  parameters: ['FOLDER'],
  summary: 'writes the whole content into an empty folder, as JSON and files that import reads',
  // Neither keys nor what visitors sent are touched
  afterLoss: true,
  async run({ services, publicUrl, say: report }, folder = '') {
    const { entries, files } = await writeContent(services, folder, publicUrl);
    report(`${folder} holds ${entries} items and managers, the profile, the settings and ${files} files.`);
  },
};
