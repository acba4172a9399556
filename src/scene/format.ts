/** The name and version of the scene document (docs/spec/scene.md). */
export const FORMAT = 'quadretto/scene@1';
