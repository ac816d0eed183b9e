// The tasks in CUDA C++. with_cuda.py compiles this file with the sizes of tasks.py as macros, and calls the functions through ctypes.

#include <cub/cub.cuh>
#include <cuda_runtime.h>

// CUB has a name N of its own, so the macros have others.
constexpr int N = TASK_N, STEPS = TASK_STEPS, GRID = TASK_GRID, BODIES = TASK_BODIES, BINS = TASK_BINS, TILE = TASK_TILE,
              THREADS = TASK_THREADS, BLOCK = 256;
constexpr float RATE = TASK_RATE, SOFTENING = TASK_SOFTENING;

__global__ void one(float *__restrict__ x) { x[0] = 1; }

__global__ void saxpy(float a, const float *__restrict__ x, float *__restrict__ y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < N) y[i] = a * x[i] + y[i];
}

__global__ void stencil(const float *__restrict__ x, float *__restrict__ y) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i > 0 && i < GRID - 1 && j > 0 && j < GRID - 1) {
    const float *here = x + i * GRID + j;
    y[i * GRID + j] = 0.25f * (here[-GRID] + here[GRID] + here[-1] + here[1]);
  }
}

__global__ void logistic(const float *__restrict__ x, float *__restrict__ y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= N) return;
  float z = x[i];
  for (int step = 0; step < STEPS; ++step) z = RATE * z * (1 - z);
  y[i] = z;
}

__global__ void attract(const float *__restrict__ p, float *__restrict__ a) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= BODIES) return;
  float x = p[3 * i], y = p[3 * i + 1], z = p[3 * i + 2], ax = 0, ay = 0, az = 0;
  for (int j = 0; j < BODIES; ++j) {
    float dx = p[3 * j] - x, dy = p[3 * j + 1] - y, dz = p[3 * j + 2] - z;
    float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + SOFTENING);
    inverse = inverse * inverse * inverse;
    ax += dx * inverse;
    ay += dy * inverse;
    az += dz * inverse;
  }
  a[3 * i] = ax;
  a[3 * i + 1] = ay;
  a[3 * i + 2] = az;
}

__global__ void histogram(const int *__restrict__ x, int *__restrict__ bins) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < N) atomicAdd(&bins[x[i]], 1);
}

// The same with the bodies of a tile in shared memory, four floats each.
__global__ void attract_in_tiles(const float *__restrict__ p, float *__restrict__ a) {
  __shared__ float4 tile[TILE];
  int i = blockIdx.x * TILE + threadIdx.x;
  float x = p[3 * i], y = p[3 * i + 1], z = p[3 * i + 2], ax = 0, ay = 0, az = 0;
  for (int first = 0; first < BODIES; first += TILE) {
    int mine = 3 * (first + threadIdx.x);
    tile[threadIdx.x] = make_float4(p[mine], p[mine + 1], p[mine + 2], 0);
    __syncthreads();
#pragma unroll 16
    for (int j = 0; j < TILE; ++j) {
      float4 other = tile[j];
      float dx = other.x - x, dy = other.y - y, dz = other.z - z;
      float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + SOFTENING);
      inverse = inverse * inverse * inverse;
      ax += dx * inverse;
      ay += dy * inverse;
      az += dz * inverse;
    }
    __syncthreads();
  }
  a[3 * i] = ax;
  a[3 * i + 1] = ay;
  a[3 * i + 2] = az;
}

// Each block counts in shared memory, and adds its counts at the end.
__global__ void histogram_in_blocks(const int *__restrict__ x, int *__restrict__ bins) {
  __shared__ int own[BINS];
  own[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * BINS + threadIdx.x; i < N; i += THREADS) atomicAdd(&own[x[i]], 1);
  __syncthreads();
  atomicAdd(&bins[threadIdx.x], own[threadIdx.x]);
}

extern "C" {

void *allocate(size_t bytes) {
  void *memory = nullptr;
  cudaMalloc(&memory, bytes);
  return memory;
}
void upload(void *to, const void *from, size_t bytes) { cudaMemcpy(to, from, bytes, cudaMemcpyHostToDevice); }
void download(void *to, const void *from, size_t bytes) { cudaMemcpy(to, from, bytes, cudaMemcpyDeviceToHost); }
int wait() { return cudaDeviceSynchronize(); }

void run_launch(float *x) { one<<<1, 1>>>(x); }
void run_saxpy(float *x, float *y) { saxpy<<<N / BLOCK, BLOCK>>>(0.5f, x, y); }
void run_stencil(float *x, float *y) { stencil<<<dim3(GRID / 32, GRID / 8), dim3(32, 8)>>>(x, y); }
void run_logistic(float *x, float *y) { logistic<<<N / BLOCK, BLOCK>>>(x, y); }
void run_bodies(float *p, float *a) { attract<<<BODIES / BLOCK, BLOCK>>>(p, a); }
void run_histogram(int *x, int *bins) { histogram<<<N / BLOCK, BLOCK>>>(x, bins); }

void run_tiles(float *p, float *a) { attract_in_tiles<<<BODIES / TILE, TILE>>>(p, a); }
void run_blocks(int *x, int *bins) { histogram_in_blocks<<<THREADS / BINS, BINS>>>(x, bins); }

void run_total(float *x, float *total) {
  static void *scratch = nullptr;
  static size_t bytes = 0;
  if (!scratch) {
    cub::DeviceReduce::Sum(nullptr, bytes, x, total, N);
    cudaMalloc(&scratch, bytes);
  }
  cub::DeviceReduce::Sum(scratch, bytes, x, total, N);
}

}
