// The languages that have a catalogue, beside English.

const { languages } = document.documentElement.dataset;

export const LANGUAGES = languages?.split(' ') ?? [];
