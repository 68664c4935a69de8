import type { AuthoredParagraph } from '#lore/authored.ts'
import type { Element } from '#sky/fact-base.ts'

export const moonOnAngles: Record<
  'asc' | 'dsc' | 'mc' | 'ic',
  Record<Element, AuthoredParagraph>
> = {
  asc: {
    fire: {
      says: [
        "With you a feeling is out the moment it's there ({aspect}).",
        'Delight gets a shout, irritation gets a word, and both are over while the others are still taking them in.',
        'People like to give you presents, because they get to watch.',
        'They also remember your sharper moments longer than you do, and when someone brings one up the next day, you honestly have to think what it was about.',
      ],
      traits: ['open', 'quick'],
    },
    earth: {
      says: [
        'People calm down around you without knowing why ({aspect}).',
        "You move at an even pace, you notice who hasn't eaten, and someone who arrived upset finds that they're helping you set the table.",
        'Since you look so settled, it seldom occurs to anyone to ask.',
        "On a bad day you do exactly what you always do, and only somebody who's known you a long time could tell the difference.",
      ],
      traits: ['warm', 'steady'],
    },
    air: {
      says: [
        'One good exchange in a checkout line can rescue a Tuesday for you.',
        "You'd sooner talk about a feeling than sit still with it ({aspect}), and strangers find you friendly within a minute, because you ask how they are and then something about the answer.",
        "What gets past them is how much you take in, since you're smiling and have just said something funny.",
      ],
      traits: ['open', 'changeable'],
    },
    water: {
      says: [
        'You can tell in the hallway that two people have been arguing, and your own face has changed before you know it.',
        'Whatever goes on around you reaches you first ({aspect}), so others feel looked after and may come to expect it.',
        "You need more time alone than anyone would guess of somebody so friendly, just to find out which of the day's feelings were yours.",
      ],
      traits: ['warm', 'open'],
    },
  },
  dsc: {
    fire: {
      says: [
        "You fall for warmth that doesn't hold back ({aspect}).",
        "Someone who says what they feel, at whatever volume, comes as a relief to you, because then you don't have to wonder.",
        "So you live with their moods, and you're usually the first to go and make up.",
        "It takes you a while to see that you've got a temper as well, and that you've been leaving it to them.",
      ],
      traits: ['warm', 'close'],
    },
    earth: {
      says: [
        "Promises don't do much for you, but a person who has driven you to the dentist twice is on their way to being family.",
        "You relax when somebody has shown that they'll stay ({aspect}), and you give the same back, quietly, for a very long time.",
        'Because comfort between two people means so much to you, you may put up with an arrangement for a year longer than you like it.',
      ],
      traits: ['close', 'steady'],
    },
    air: {
      says: [
        "You feel close to people by hearing what's going on in them ({aspect}).",
        "A friend can call with the middle of a story and you're in it at once, asking the question that gets to the point.",
        'Feeling at ease depends a good deal on having someone to talk to like that.',
        'When nobody has called for a few days you feel unloved, although one message from you is usually all it takes to get somebody talking.',
      ],
      traits: ['close', 'tactful'],
    },
    water: {
      says: [
        'You feel what the person next to you is feeling, and you start to look after it ({aspect}).',
        "A friend who's about to ask for quiet, or a sandwich, finds that you've already seen to it.",
        "They may come to rely on that without noticing that it's work.",
        "You'd love for someone to do the same for you, and you're a little hard to do it for, since you say you're fine so convincingly.",
      ],
      traits: ['warm', 'close'],
    },
  },
  mc: {
    fire: {
      says: [
        "A lukewarm reception hits you hard for an evening, and since you're not much of an actor, everyone knows it.",
        'What you feel about your work can be seen from across the street ({aspect}).',
        "It's also what wins people over, and some who couldn't say exactly what you do can tell anyone how much you love it.",
        "They put you in front sooner than you'd expected.",
      ],
      traits: ['public', 'warm'],
    },
    earth: {
      says: [
        "You're known as someone who takes care of things ({aspect}).",
        "A plan, a project, or somebody's grandmother can be left with you, and it'll be in better shape when they come back.",
        'People trust you in public the way others are trusted only at home.',
        "It gives you a place in the world, and it also means that you're handed what no one else feels like looking after.",
      ],
      traits: ['public', 'steady'],
    },
    air: {
      says: [
        'Strangers tell you things ({aspect}).',
        "Something in how you listen makes them feel it's a normal subject, and they finish by saying that they don't know why they brought it up.",
        "You've become known for that, whatever it says on your business card, and any job with people in it gets easier for you.",
        'Your own mood is a different matter, since you mention it in public as if it had happened to someone else.',
      ],
      traits: ['public', 'open'],
    },
    water: {
      says: [
        "People who hardly know you bring you what they'd otherwise bring home ({aspect}).",
        "They're right to, since you remember who's had a hard spring, and you ask about it at a moment when nobody's listening.",
        "It's what your reputation rests on.",
        "What you can't easily do is have an off day, because half a dozen people take their cue from your face.",
      ],
      traits: ['public', 'warm'],
    },
  },
  ic: {
    fire: {
      says: [
        'Home is where you let all of it out ({aspect}).',
        'You come in with the whole day at once, and it gets told, acted, laughed at, and cursed before your shoes are off.',
        'Anyone who can enjoy that has a happy time with you.',
        "Out among people you may seem well in control of yourself, and it's only possible because you know where you'll be at seven.",
      ],
      traits: ['private', 'open'],
    },
    earth: {
      says: [
        "When somebody moves your things to be helpful, you're upset out of all proportion, and you know it while it's happening.",
        "You rest by being somewhere that doesn't change ({aspect}).",
        "Your side of the bed and your spot by the window are settled, and on a trip you've made a second home of the hotel room within an hour.",
        'It keeps you even-tempered through a good deal of trouble elsewhere.',
      ],
      traits: ['private', 'steady'],
    },
    air: {
      says: [
        'A silence at home worries you more than a quarrel would, and you tend to fill it before you know what it was.',
        "You need a place with talk in it ({aspect}), and even alone you've got a radio going or a friend on the line.",
        'As a kid you may have followed the mood of the house by listening through a wall.',
        'At any rate, nobody hears sooner than you do that a tone has changed.',
      ],
      traits: ['private', 'changeable'],
    },
    water: {
      says: [
        'You carry where you come from around with you ({aspect}).',
        "A smell in a hallway can take you back to rooms you haven't seen for years, and for that minute you're no use to anyone.",
        "You'd rather be close to five people for life than to fifty for a season.",
        "Most of them have no idea how strongly you feel about them, because you've never found a moment that seemed private enough.",
      ],
      traits: ['private', 'close'],
    },
  },
}
