import type { SlowAspectParagraphs } from '#lore/authored.ts'

export const sunUranus: SlowAspectParagraphs = {
  joined: {
    fire: {
      says: [
        "You'd sooner be wrong in your own way than right in somebody else's ({aspect}).",
        "The Sun in fire wants to be somebody, and Uranus insists that it be somebody new, so you drop a thing you're good at once three other people are doing it.",
        'You wake up any group you join.',
        "They wish you'd stay to see what came of it, and by then you've usually left to start something else.",
      ],
      traits: ['bold', 'independent'],
    },
    earth: {
      says: [
        'You can be counted on for anything except doing it the usual way ({aspect}).',
        "The Sun in earth wants to produce something solid, and Uranus looks at how it has always been done and can't see why.",
        'So you rebuild the filing, or the compost, along lines that only you understand.',
        'The results are good, and they protect you from advice, since nobody can say where in the system it would go.',
      ],
      traits: ['independent', 'practical'],
    },
    air: {
      says: [
        'You tend to be two steps ahead of the conversation, and off to one side.',
        'The Sun in air lives by ideas, and Uranus prefers the ones nobody has had yet, so your best remarks are met with a short silence ({aspect}).',
        'A year later people are saying them.',
        "You don't mind about the credit, but it's a little lonely always to be agreed with after you've moved on.",
      ],
      traits: ['independent', 'idealistic'],
    },
    water: {
      says: [
        'You may have felt different from the people around you for as long as you can remember ({aspect}).',
        'The Sun in water wants to belong, and Uranus keeps it from ever blending in, so you take part in the family jokes while observing them from slightly above.',
        'It makes you a friend to everyone who feels out of place.',
        "Few of them guess that you do too, because you're so kind about it.",
      ],
      traits: ['warm', 'independent'],
    },
  },
  tense: {
    fire: {
      says: [
        "You leave things just before they'd have paid off ({aspect}).",
        "The Sun in fire wants the triumph, but Uranus gets restless as soon as it's certain, and a plan that can't fail feels like a cage.",
        'You may have quit a team the week before the final.',
        'Other people put it down to nerves, and you put it down to principle, and the real reason is that the interesting part was over.',
      ],
      traits: ['changeable', 'independent'],
    },
    earth: {
      says: [
        'You put up with a situation for years and then change it in a day.',
        'The Sun in earth hangs on for the sake of what it has built, while Uranus counts every hour of it ({aspect}).',
        'Since you never complained, the change comes as a shock to everybody else.',
        'They see someone content with the same commute for nine years, and you may have wanted out for the last three.',
      ],
      traits: ['steady', 'independent'],
    },
    air: {
      says: [
        'When everyone agrees, you begin to disagree ({aspect}).',
        "The Sun in air wants to be liked and included, and Uranus can't sit through a unanimous vote.",
        "So you find yourself defending a restaurant you don't even care for, because nobody else would.",
        'People think you enjoy being difficult, and what you wanted was for someone to think about it for a minute longer.',
      ],
      traits: ['independent', 'frank'],
    },
    water: {
      says: [
        'You care very much what your people think, and you do the other thing ({aspect}).',
        'The Sun in water feels their disappointment in advance, but Uranus would rather bear that than live a life they picked out.',
        'So you tell them late, and by text, about the haircut or the move to Montreal.',
        'What hurts them is how late you told them, and you were trying to spare everyone the weeks of sighing.',
      ],
      traits: ['independent', 'private'],
    },
  },
  harmonious: {
    fire: {
      says: [
        'You do as you like, and remarkably few people mind ({aspect}).',
        'The Sun in fire acts with such good humor that Uranus can break a rule without anyone feeling attacked.',
        'At a formal dinner you take your shoes off, and within an hour half the table has done the same.',
        'It makes you useful wherever people are stuck, because you show them the thing was allowed all along.',
      ],
      traits: ['bold', 'playful'],
    },
    earth: {
      says: [
        'You improve things, without having to tear them down first.',
        'Uranus sees a shorter route, and the Sun in earth tries it out on a small scale before mentioning it ({aspect}).',
        "You're the one to notice that the recycling could go out the back.",
        'Since it works from the first day, people who hate change go along with yours and forget there ever was another way.',
      ],
      traits: ['practical', 'independent'],
    },
    air: {
      says: [
        'You can explain a strange idea so that it sounds like common sense ({aspect}).',
        'Uranus has the thought out of nowhere, and the Sun in air knows how to bring other people along to it, one friendly step at a time.',
        "You'd make a good teacher of anything new.",
        'Older people will take from you what they refuse from an expert, because you never make them feel slow.',
      ],
      traits: ['open', 'independent'],
    },
    water: {
      says: [
        'You know how to be different without being far away ({aspect}).',
        'The Sun in water stays close to the people it loves, and Uranus gives it the freedom not to imitate them.',
        "You'd go to the reunion every summer and be the only one there who does what you do for a living.",
        'The younger ones watch you, and a few may decide that they can do as they like and still be loved.',
      ],
      traits: ['independent', 'warm'],
    },
  },
}
