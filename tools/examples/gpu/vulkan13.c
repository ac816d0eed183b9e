/* cspell:ignore VKAPI */
/*
 * A Vulkan layer that makes every device report Vulkan 1.3, and changes nothing else. Taichi 1.5 and 1.6 end at once with a driver that reports 1.4;
 * with this layer their examples run on it.
 *
 *     gcc -shared -fPIC -O1 -o libvulkan13.so vulkan13.c                            # needs the headers of libvulkan-dev
 *     VK_LAYER_PATH=<folder of vulkan13.json and the library> VK_INSTANCE_LAYERS=VK_LAYER_DOCS_vulkan13 python program.py
 */
#include <string.h>

#include <vulkan/vk_layer.h>
#include <vulkan/vulkan_core.h>

#define EXPORT __attribute__((visibility("default")))
#define VERSION VK_MAKE_API_VERSION(0, 1, 3, 0)

/* A process of the examples has one instance at a time. */
static PFN_vkGetInstanceProcAddr next_instance;
static PFN_vkGetDeviceProcAddr next_device;
static PFN_vkCreateDevice next_create_device;
static PFN_vkGetPhysicalDeviceProperties next_properties;
static PFN_vkGetPhysicalDeviceProperties2 next_properties2;

static void clamp(VkPhysicalDeviceProperties *properties) {
  if (properties->apiVersion > VERSION) properties->apiVersion = VERSION;
}

static VKAPI_ATTR void VKAPI_CALL get_properties(VkPhysicalDevice device, VkPhysicalDeviceProperties *properties) {
  next_properties(device, properties);
  clamp(properties);
}

static VKAPI_ATTR void VKAPI_CALL get_properties2(VkPhysicalDevice device, VkPhysicalDeviceProperties2 *properties) {
  next_properties2(device, properties);
  clamp(&properties->properties);
}

/* Finds the loader's link to the next layer in the chain of a structure for creating an instance or a device. */
static void *find_link(const void *chain, VkStructureType type) {
  for (const VkLayerInstanceCreateInfo *info = chain; info; info = info->pNext)
    if (info->sType == type && info->function == VK_LAYER_LINK_INFO) return (void *)info;
  return NULL;
}

static VKAPI_ATTR VkResult VKAPI_CALL create_instance(const VkInstanceCreateInfo *info, const VkAllocationCallbacks *allocator,
                                                      VkInstance *created) {
  VkLayerInstanceCreateInfo *link = find_link(info->pNext, VK_STRUCTURE_TYPE_LOADER_INSTANCE_CREATE_INFO);
  if (!link) return VK_ERROR_INITIALIZATION_FAILED;
  next_instance = link->u.pLayerInfo->pfnNextGetInstanceProcAddr;
  link->u.pLayerInfo = link->u.pLayerInfo->pNext;
  VkResult result = ((PFN_vkCreateInstance)next_instance(VK_NULL_HANDLE, "vkCreateInstance"))(info, allocator, created);
  if (result != VK_SUCCESS) return result;
  /* Later, the loader would return the functions of this layer. */
  next_create_device = (PFN_vkCreateDevice)next_instance(*created, "vkCreateDevice");
  next_properties = (PFN_vkGetPhysicalDeviceProperties)next_instance(*created, "vkGetPhysicalDeviceProperties");
  next_properties2 = (PFN_vkGetPhysicalDeviceProperties2)next_instance(*created, "vkGetPhysicalDeviceProperties2");
  if (!next_properties2)
    next_properties2 = (PFN_vkGetPhysicalDeviceProperties2)next_instance(*created, "vkGetPhysicalDeviceProperties2KHR");
  return result;
}

static VKAPI_ATTR VkResult VKAPI_CALL create_device(VkPhysicalDevice device, const VkDeviceCreateInfo *info,
                                                    const VkAllocationCallbacks *allocator, VkDevice *created) {
  VkLayerDeviceCreateInfo *link = find_link(info->pNext, VK_STRUCTURE_TYPE_LOADER_DEVICE_CREATE_INFO);
  if (!link) return VK_ERROR_INITIALIZATION_FAILED;
  next_device = link->u.pLayerInfo->pfnNextGetDeviceProcAddr;
  link->u.pLayerInfo = link->u.pLayerInfo->pNext;
  return next_create_device(device, info, allocator, created);
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL find_for_device(VkDevice device, const char *name) {
  if (strcmp(name, "vkGetDeviceProcAddr") == 0) return (PFN_vkVoidFunction)find_for_device;
  return next_device(device, name);
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL find_for_instance(VkInstance of, const char *name) {
  static const struct {
    const char *name;
    PFN_vkVoidFunction function;
  } own[] = {
      {"vkGetInstanceProcAddr", (PFN_vkVoidFunction)find_for_instance},
      {"vkGetDeviceProcAddr", (PFN_vkVoidFunction)find_for_device},
      {"vkCreateInstance", (PFN_vkVoidFunction)create_instance},
      {"vkCreateDevice", (PFN_vkVoidFunction)create_device},
      {"vkGetPhysicalDeviceProperties", (PFN_vkVoidFunction)get_properties},
      {"vkGetPhysicalDeviceProperties2", (PFN_vkVoidFunction)get_properties2},
      {"vkGetPhysicalDeviceProperties2KHR", (PFN_vkVoidFunction)get_properties2},
  };
  for (unsigned i = 0; i < sizeof own / sizeof own[0]; i++)
    if (strcmp(name, own[i].name) == 0) return own[i].function;
  return next_instance ? next_instance(of, name) : NULL;
}

/* The loader's own functions have the same names, so nothing above may call these. */
EXPORT VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL vkGetDeviceProcAddr(VkDevice device, const char *name) {
  return find_for_device(device, name);
}

EXPORT VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL vkGetInstanceProcAddr(VkInstance of, const char *name) {
  return find_for_instance(of, name);
}
