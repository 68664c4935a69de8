import type { SlowAspectParagraphs } from '#lore/authored.ts'

export const moonNeptune: SlowAspectParagraphs = {
  joined: {
    fire: {
      says: [
        "You catch other people's excitement the way others catch colds ({aspect}).",
        'The Moon in fire feels it and joins in, and Neptune removes whatever might have told you it was theirs.',
        'So you sign up for the choir because a friend is on fire about it, and sing with your whole chest.',
        "By the third week the glow has gone back to its owner, and you're left to work out whether you like to sing.",
      ],
      traits: ['warm', 'idealistic'],
    },
    earth: {
      says: [
        "You make places that people don't want to leave ({aspect}).",
        'The Moon in earth knows what a tired body needs, and Neptune knows what the mind does, so there are clean towels and also exactly the right music.',
        'You give this away freely and forget to do it for yourself.',
        'Guests sleep until ten at your place, while you lie awake listening for whether they need another blanket.',
      ],
      traits: ['generous', 'warm'],
    },
    air: {
      says: [
        'You feel for humanity very easily, and for the person across from you after a short delay.',
        "The Moon in air needs to think about a feeling, and Neptune lets it drift off while you're thinking ({aspect}).",
        'A news story can undo you for a day.',
        "Someone you live with says that they had a hard week, and you answer so vaguely that they think you weren't listening, when you were imagining the whole of it.",
      ],
      traits: ['idealistic', 'cool'],
    },
    water: {
      says: [
        "You feel what the people around you feel, and you can't always tell it from your own mood ({aspect}).",
        'The Moon in water takes it in, and Neptune takes down the last bit of wall.',
        'It makes you the gentlest company a person could have at a bad time.',
        "Half an hour in a crowded waiting room can leave you sad for no reason, and it may be evening before it occurs to you that the sadness wasn't yours.",
      ],
      traits: ['warm', 'yielding'],
    },
  },
  tense: {
    fire: {
      says: [
        'You get your hopes up quickly, and they go very high ({aspect}).',
        'The Moon in fire is happy the moment something good is possible, and Neptune shows it the whole film.',
        'One nice evening, and you can already see the two of you at the lake with gray hair.',
        "When it comes to nothing you're crushed over a loss that nobody else knew about, and you tell them you were never that interested.",
      ],
      traits: ['idealistic', 'trusting'],
    },
    earth: {
      says: [
        'You find it hard to sit down while anyone near you needs something.',
        'The Moon in earth helps by doing, and Neptune never tells it when enough has been done ({aspect}).',
        'So you run an errand across town for a neighbor you barely know, and come home to your own empty refrigerator.',
        'People think you have strength to spare, because you look so calm while you give it away.',
      ],
      traits: ['generous', 'yielding'],
    },
    air: {
      says: [
        'You can explain your feelings beautifully and still have the wrong ones ({aspect}).',
        'The Moon in air wants a clear account, and Neptune keeps supplying a lovelier one than the facts allow.',
        'You tell people a breakup was mutual and half believe it by the fourth telling.',
        "Your friends let it stand, out of kindness, and so you're left alone with the other version at odd hours.",
      ],
      traits: ['idealistic', 'guarded'],
    },
    water: {
      says: [
        'In any group, you end up with the person who is having the hardest time ({aspect}).',
        'The Moon in water is moved by them, and Neptune believes that enough love would fix it.',
        'You cancel your weekend for their emergency, and most weekends have one.',
        "They do mean to thank you, and it would surprise them to hear that you're running on nothing.",
      ],
      traits: ['yielding', 'warm'],
    },
  },
  harmonious: {
    fire: {
      says: [
        'You can make people believe in something again ({aspect}).',
        'The Moon in fire shows its delight openly, and Neptune lets others feel it as if it had been theirs first.',
        "On the fourth day of rain at a campsite, you'd start a ridiculous song and within minutes nobody would want to go home.",
        "There's no trick to it, as they find out when they try to do it without you.",
      ],
      traits: ['warm', 'playful'],
    },
    earth: {
      says: [
        'You know what would help, and you do that, and then you leave ({aspect}).',
        'Neptune senses what somebody needs, and the Moon in earth turns it into a casserole or a ride to the appointment.',
        "You don't hang around to be thanked.",
        'People who find it hard to accept help can accept yours, since it comes with so little talk.',
      ],
      traits: ['practical', 'generous'],
    },
    air: {
      says: [
        "You can imagine almost anyone's reasons.",
        'The Moon in air listens without taking sides, and Neptune lets you see for a while through the other pair of eyes ({aspect}).',
        'It makes you a good person to tell an embarrassing story to, because you find the point at which anyone would have done the same.',
        'Those who confess to you usually go away liking themselves a little better.',
      ],
      traits: ['tactful', 'warm'],
    },
    water: {
      says: [
        'Your moods know things, and they get truer when you let them take their time ({aspect}).',
        "The Moon in water feels its way, and Neptune puts it in touch with things that can't be looked up.",
        'Music or the sea will set you right in an hour when advice has failed for a week.',
        'Others calm down next to you without knowing why, and animals do it faster.',
      ],
      traits: ['trusting', 'warm'],
    },
  },
}
