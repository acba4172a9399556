/** The name and version of the scene document (contract/SCENE.md). */
export const FORMAT = 'quadretto/scene@1';
