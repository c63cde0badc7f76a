/** Runes only; unused styles and missing labels are errors in `npm run check`. */
export default { compilerOptions: { runes: true } };
