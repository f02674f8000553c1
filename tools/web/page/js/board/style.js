// The style sheet of boards in other pages; the build puts style/element.css here.

export const STYLE = '';
