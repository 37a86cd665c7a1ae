"""What a screen reader would say of what the accessibility bus holds."""

# newer versions of AT-SPI call it so
ROLES = {"push button": "button"}
# these say nothing by themselves
GROUPS = "section", "paragraph", "label", "list item"
CHECKED = "check box", "radio button"


def children_of(node):
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child:
            yield child


def walk(node):
    yield node
    for child in children_of(node):
        yield from walk(child)


def ancestor(node, role):
    """The nearest of this role, itself included, or None."""
    while node and node.get_role_name() != role:
        node = node.get_parent()
    return node


def phrases(node):
    """What is said of it and of what is in it; a text that is part of a name is not said again."""
    yield phrase(node)
    name = node.get_name()
    for child in children_of(node):
        if child.get_role_name() != "static" or child.get_name().strip() not in name:
            yield from phrases(child)


def phrase(node):
    """A text alone; of anything else its role, its name, its states and its description."""
    role, name = node.get_role_name(), node.get_name()
    if role == "static" or (role in GROUPS and not name):
        return plain(name)
    attributes = node.get_attributes()
    states = {state.value_nick for state in node.get_state_set().get_states()}
    spoken = [
        ROLES.get(role, role),
        name,
        role == "heading" and f"level {attributes.get('level')}",
        role in CHECKED and ("checked" if "checked" in states else "not checked"),
        role == "toggle button" and ("pressed" if "pressed" in states else "not pressed"),
        role == "radio button" and f"{attributes.get('posinset')} of {attributes.get('setsize')}",
        "expandable" in states and ("expanded" if "expanded" in states else "collapsed"),
        "haspopup" in attributes and f"opens {attributes['haspopup']}",
        "sensitive" not in states and "unavailable",
        "invalid-entry" in states and "invalid",
        "required" in states and "required",
        node.get_description(),
    ]
    return plain(", ".join(filter(None, spoken)))


def plain(text):
    """A price keeps its currency on its line."""
    return text.replace("\xa0", " ").strip()
