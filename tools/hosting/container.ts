/** Path of the site in the image. */
export const containerRoot = '/srv/docs';

/** Formats the file for `podman build` or `docker build`, which runs in the root of the repository after a build. */
export const formatContainerfile = (): string => `# Written by the build: contributing/hosting.md.
# podman build --file hosting/Containerfile --tag taichi-docs .
FROM docker.io/library/nginx:1.29-alpine
RUN rm /etc/nginx/conf.d/default.conf
COPY hosting/nginx.conf /etc/nginx/conf.d/docs.conf
COPY build ${containerRoot}
EXPOSE 80
HEALTHCHECK CMD wget --quiet --spider http://127.0.0.1/ || exit 1
`;
