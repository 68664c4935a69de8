import type { AuthoredParagraph } from '#lore/authored.ts'
import type { Element } from '#sky/fact-base.ts'

export const grandTrines: Record<Element, AuthoredParagraph[]> = {
  fire: [
    {
      says: [
        'Confidence comes back to you by itself ({figure}).',
        "After a defeat you sulk until dinner, and by morning you've had a new idea and people feel better for standing near you.",
        "It costs you no effort, so you're slow to notice that others need theirs built up.",
        "You tend to be moved along by luck and high spirits, until something comes up that only wants patience, and then you've had very little practice.",
      ],
      traits: ['bold', 'open'],
    },
    {
      says: [
        'One thing you love leads you straight to the next ({figure}).',
        "Wanting, daring, and doing run so smoothly in you that you've acted before there was time for a doubt, and it turns out well often enough to keep you cheerful about it.",
        "You're a gift to any group that has lost its appetite.",
        "What you've never had to learn is how to work up an enthusiasm, so a task that leaves you cold can lie there for a year.",
      ],
      traits: ['quick', 'playful'],
    },
  ],
  earth: [
    {
      says: [
        'The practical side of life obeys you ({figure}).',
        "There's a feel in you for materials and for how long a thing will take, so you end up with what you need at about the time you need it.",
        'Others put it down to luck, since they never see you strain.',
        "It's easy to stay where everything functions, and you may need a small inconvenience of your own choosing to find out what else you could do.",
      ],
      traits: ['practical', 'steady'],
    },
    {
      says: [
        'Your hands and your good sense are in complete agreement ({figure}).',
        "You fix the bicycle, cook from what's there, and get the deposit back, and it seems to you that anybody could.",
        'People feel provided for in your company.',
        "A wild idea has a hard time with you, since you can tell right away what it would cost, and you're usually right and a little sorry.",
      ],
      traits: ['steady', 'orderly'],
    },
  ],
  air: [
    {
      says: [
        'You can talk to anyone, and thinking has never been work for you ({figure}).',
        'Something complicated gets explained by you in passing, and a whole table starts having better thoughts.',
        "It's a real gift, and it makes most situations easier.",
        "Because you can explain nearly everything, feelings included, you may believe that a thing's over when it has only been described very well.",
      ],
      traits: ['open', 'tactful'],
    },
    {
      says: [
        'People and ideas come together easily around you ({figure}).',
        'You know someone who knows about that, you put the two in touch, and a problem that had been sitting in the room for months is gone by Friday.',
        "You move lightly and you don't take sides.",
        "It can be so pleasant to consider a thing from every angle that you never land on it, and then somebody heavier-footed does what you'd thought of.",
      ],
      traits: ['open', 'cool'],
    },
  ],
  water: [
    {
      says: [
        'You understand feelings without having them explained ({figure}).',
        'You can tell what a person needs from the way they put down their bag, and you move around it so naturally that they only notice they feel better.',
        'Your own troubles tend to heal the same way, by themselves, in the dark.',
        "It makes you hard to help, because there's a whole world in there that works well without visitors, and you forget to invite them.",
      ],
      traits: ['warm', 'private'],
    },
    {
      says: [
        'You find your way by feeling, and it rarely lets you down ({figure}).',
        "You sense when to call, and when to leave somebody be, and which apartment is a happy one, and you couldn't give a reason for any of it.",
        'People open up to you almost without deciding to.',
        "Where reasons are asked for, you may give way although you were right, because you've never needed to learn how to argue for it.",
      ],
      traits: ['warm', 'yielding'],
    },
  ],
}
