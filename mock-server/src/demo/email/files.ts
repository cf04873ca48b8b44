import { fileIcon, type FileKind } from '../pictures/drawing';
import { scene } from '../pictures/scene';

const kinds: readonly (readonly [RegExp, FileKind])[] = [
  [/\.pdf$/i, 'PDF'],
  [/\.(csv|xlsx?|ods)$/i, 'XLS'],
  [/\.(png|jpe?g|gif|webp|avif|svg)$/i, 'IMG'],
  [/\.(zip|gz|7z|rar)$/i, 'ZIP'],
];

const kindOf = (fileName: string): FileKind =>
  kinds.find(([ending]) => ending.test(fileName))?.[1] ?? 'DOC';

/** The icon of a file, by its name. */
export const fileThumbnail = (fileName: string): string => fileIcon(kindOf(fileName));

/** A sample file as a data URL, with a line about its subject as content. */
export function sampleFile(fileName: string, subject: string) {
  const kind = kindOf(fileName);
  const url = kind === 'IMG' ? scene(fileName.length) : dataUrl(...contentOf(kind, subject));
  const bytes = decodeURIComponent(url.slice(url.indexOf(',') + 1)).length;
  return {
    fileName,
    thumbnail: fileIcon(kind),
    url,
    size: `${Math.max(1, Math.round(bytes / 1024))} kB`,
  };
}

const dataUrl = (type: string, content: string) => `data:${type},${encodeURIComponent(content)}`;

function contentOf(kind: FileKind, subject: string): readonly [type: string, content: string] {
  if (kind === 'PDF') return ['application/pdf', pdf(subject)];
  if (kind === 'XLS') return ['text/csv', `Item,Count\n"${subject}",1\n`];
  return ['application/rtf', `{\\rtf1\\ansi ${subject}\\par}`];
}

/** A PDF page with one line of text. */
function pdf(text: string): string {
  const line = `BT /F1 18 Tf 72 720 Td (${text.replaceAll(/[^\x20-\x7e]|[\\()]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${line.length} >>\nstream\n${line}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
