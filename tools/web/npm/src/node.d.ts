// Two modules of Node are not worth its types.

declare module 'node:fs/promises';
declare module 'node:worker_threads';
