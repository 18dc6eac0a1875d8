/** The drawings of the page: sixteen by sixteen, one stroke, in the colour of the text around them. */

const paths = {
  runs: 'M5 3.2v9.6l7.5-4.8z',
  workspaces:
    'M1.8 4.3c0-.7.5-1.2 1.2-1.2h3l1.5 1.7H13c.7 0 1.2.5 1.2 1.2v5.6c0 .7-.5 1.2-1.2 1.2H3c-.7 0-1.2-.5-1.2-1.2z',
  usage: 'M2.5 13.5v-4M6.2 13.5v-8M9.8 13.5V8M13.5 13.5v-11',
  keys: 'M9.8 9.2a3.6 3.6 0 1 0-3-3L2 11v3h3v-1.8h1.8v-1.7zM11 5h.01',
  webhooks: 'M2 8h6.5M6 5l3 3-3 3M11 3.5h2.5v9H11',
  exports: 'M8 9.5v-7M5 5l3-3 3 3M2.5 9.5v3c0 .6.4 1 1 1h9c.6 0 1-.4 1-1v-3',
  audit: 'M3.5 2.2h6.3l2.7 2.7v8.9h-9zM6 7h4M6 9.5h4',
  plus: 'M8 3v10M3 8h10',
  close: 'M4 4l8 8M12 4l-8 8',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  copy: 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z',
  check: 'M3 8.5l3.2 3.2L13 4.8',
  cross: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
  down: 'M4 6.2l4 4 4-4',
  right: 'M6.2 4l4 4-4 4',
  left: 'M9.8 4l-4 4 4 4',
  file: 'M4 2h5l3 3v9H4zM9 2v3h3',
  command: 'M3 4.5l3.5 3.5L3 11.5M8 12h5',
  edit: 'M2.8 13.2l.6-2.8 7.4-7.4 2.2 2.2-7.4 7.4zM9.5 4.3l2.2 2.2',
  read: 'M8 4c-1.5-1-3.5-1.3-6-1.3v9.4c2.5 0 4.5.3 6 1.3 1.5-1 3.5-1.3 6-1.3V2.7C11.5 2.7 9.5 3 8 4zM8 4v9.4',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.3 10.3l3.2 3.2',
  other: 'M8 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  message: 'M2.5 3h11v8h-6l-3 2.5V11h-2z',
  sun: 'M8 5.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6zM8 1.5v1.3M8 13.2v1.3M1.5 8h1.3M13.2 8h1.3M3.4 3.4l.9.9M11.7 11.7l.9.9M12.6 3.4l-.9.9M4.3 11.7l-.9.9',
  moon: 'M13.3 9.6A5.7 5.7 0 0 1 6.4 2.7a5.7 5.7 0 1 0 6.9 6.9z',
  system: 'M2.5 3h11v7.5h-11zM6 13.5h4M8 10.5v3',
  out: 'M6.5 2.5h-4v11h4M6.5 8h7M11 5.5L13.5 8 11 10.5',
  cog: 'M2 5h7M12 5h2M2 11h2M7 11h7M9 5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0zM4 11a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0z',
  folder:
    'M1.8 4.3c0-.7.5-1.2 1.2-1.2h3l1.5 1.7H13c.7 0 1.2.5 1.2 1.2v5.6c0 .7-.5 1.2-1.2 1.2H3c-.7 0-1.2-.5-1.2-1.2z',
  download: 'M8 2.5v7M5 7l3 3 3-3M2.5 13h11',
  ask: 'M5.8 6a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M8 12.2h.01',
  retry: 'M13 8a5 5 0 1 1-1.5-3.6M13 2.5v2.7h-2.7',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
