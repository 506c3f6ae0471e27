type Member = { name: string; content: Blob };

/** Characters that end a name, lead elsewhere, or are shown as nothing, in any system's files. */
const unsafe = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu;

const longestName = 80;

/** A name for a sender's file in an archive: its number keeps it apart from the others, and from names with a meaning. */
export function memberName(number: number, name: string): string {
  const safe = [...name.replace(unsafe, '_')];
  // The end says what kind of file it is
  return `files/${number}-${safe.slice(-longestName).join('')}`;
}

/** A tar archive of these files, one after the other: no two of them are in memory at once but as the browser stores them. */
export async function caseArchive(members: AsyncIterable<Member>): Promise<Blob> {
  const { createTarPacker } = await import('modern-tar');
  const { readable, controller } = createTarPacker();
  const archive = new Response(readable).blob();
  try {
    for await (const { name, content } of members)
      await content.stream().pipeTo(controller.add({ name, size: content.size, type: 'file' }));
    controller.finalize();
  } catch (error) {
    controller.error(error);
    await archive.catch(() => undefined);
    throw error;
  }
  return archive;
}
