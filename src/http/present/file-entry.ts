/** Something in a folder of a workspace as clients see it. */
import type { FileEntry } from '../../../generated/api/types.gen.ts';
import type { FolderEntry } from '../../workspaces/reader.ts';

export function presentEntry(folder: string, entry: FolderEntry): FileEntry {
  return {
    name: entry.name,
    path: folder === '' ? entry.name : `${folder}/${entry.name}`,
    type: entry.type,
    size_bytes: entry.bytes,
    mode: entry.mode,
  };
}
