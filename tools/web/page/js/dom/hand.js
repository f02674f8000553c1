// Whether a person walks through the page with the keyboard, or points at its parts.

export const hand = { isOnKeys: true };

addEventListener(
  'keydown',
  ({ key }) => {
    if (key === 'Tab') hand.isOnKeys = true;
  },
  true,
);
addEventListener(
  'pointerdown',
  () => {
    hand.isOnKeys = false;
  },
  true,
);
