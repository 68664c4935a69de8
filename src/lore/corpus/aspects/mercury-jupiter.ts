import type { AspectParagraphs } from '#lore/authored.ts'

export const mercuryJupiter: AspectParagraphs = {
  joined: {
    fire: {
      says: [
        "You tell people the exciting part first, and often there's no second part ({aspect}).",
        'Mercury in fire goes straight to the conclusion, and Jupiter makes it a large one, so a good first date is already "the one" by the time you call a friend about it.',
        'Hope comes easily to anyone listening.',
        'The details catch up with you later, usually in the voice of somebody who read them.',
      ],
      traits: ['open', 'idealistic'],
    },
    earth: {
      says: [
        'You know a great deal that can actually be used ({aspect}).',
        'Mercury in earth collects practical facts, and Jupiter never thinks it has enough of them, so friends ask you about mattresses and visas before they look anything up.',
        'You answer at length.',
        'Someone who only wanted to know which mattress may leave with a folder, grateful and still undecided.',
      ],
      traits: ['practical', 'generous'],
    },
    air: {
      says: [
        'You can connect any two subjects, and you enjoy the trip between them.',
        'Mercury in air is curious about everything, and Jupiter sees a pattern in it, so a question about dinner can reach the Romans ({aspect}).',
        'You make other people feel that the world is interesting.',
        "It's still not clear what's for dinner, and by now they're too entertained to ask.",
      ],
      traits: ['open', 'playful'],
    },
    water: {
      says: [
        'You understand more than you could prove ({aspect}).',
        "Mercury in water knows things by sympathy, and Jupiter trusts what it knows, so you'll tell someone that it's going to be all right and they believe you.",
        "You're very often right about people.",
        'The weak side is that you can believe a story because it moved you, and pass it on in good faith, a little improved.',
      ],
      traits: ['trusting', 'warm'],
    },
  },
  tense: {
    'fire water': {
      says: [
        'You offer help before you know what it involves ({aspect}).',
        'Jupiter in water feels sorry for someone, and Mercury in fire has said "I\'ll do it" by then.',
        'It might be translating a whole brochure, overnight, from a language you studied once.',
        "You don't like to take it back, so they get it at dawn, and they never learn that a smaller offer would have been easy to keep.",
      ],
      traits: ['generous', 'quick'],
    },
    'fire earth': {
      says: [
        'Your estimates come out lower than your bills.',
        'Mercury in fire names a figure on the spot, while Jupiter in earth wants the better lumber ({aspect}).',
        'What you said would take a weekend takes until fall.',
        "It's handsome when it's done, and the people who waited have learned to take your first number and double it without saying so.",
      ],
      traits: ['open', 'generous'],
    },
    'fire air': {
      says: [
        'You say more than you know, and you say it well ({aspect}).',
        'Mercury in fire is certain the moment it speaks, and Jupiter in air can always supply a general principle.',
        'At a dinner with a marine biologist, you may explain the tides.',
        "You're quick to laugh when it comes out, which saves you, and you might have learned something about tides.",
      ],
      traits: ['frank', 'open'],
    },
    'earth fire': {
      says: [
        'You check every detail of a thing and overlook the whole.',
        'Mercury in earth compares the clauses, but Jupiter in fire made up its mind at the sight of the view ({aspect}).',
        "So you negotiate hard over the parking space of a place that's an hour from anyone you know.",
        'Friends point to the hour, and you show them how well you did on the parking.',
      ],
      traits: ['practical', 'bold'],
    },
    'earth air': {
      says: [
        'You want a plain answer, and you keep asking questions that have none ({aspect}).',
        'Mercury in earth would like to fix the bicycle, and Jupiter in air wonders why people feel they have to get anywhere.',
        'You can hold up a simple repair for an hour like that.',
        "It's pleasant company for anyone who isn't waiting for the bicycle.",
      ],
      traits: ['practical', 'idealistic'],
    },
    'earth water': {
      says: [
        'You stick to the facts until someone looks unhappy about them.',
        "Mercury in earth has the honest figure ready, while Jupiter in water can't bear to be the one who says it ({aspect}).",
        'If a friend asked whether the roof would hold, you might tell her it has character.',
        "She'd take it as good news, and you'd lie awake whenever it rained.",
      ],
      traits: ['tactful', 'practical'],
    },
    'air water': {
      says: [
        'You try to help people by telling them things ({aspect}).',
        'Jupiter in water is full of sympathy, but Mercury in air can only express it as information.',
        "When someone's heartbroken, you send three articles and the name of a podcast.",
        "They can feel that you mean well, and they were hoping you'd come over and say nothing much.",
      ],
      traits: ['generous', 'open'],
    },
    'air earth': {
      says: [
        'You sign up for more than you can read, watch, or finish.',
        'Mercury in air is interested in all of it, and Jupiter in earth believes in getting the annual plan ({aspect}).',
        "You learn a first lesson's worth of a great many things.",
        'At a party that makes you look like an expert in everything, and only you know about the second lessons.',
      ],
      traits: ['open', 'generous'],
    },
    'air fire': {
      says: [
        'You start out exploring an idea and talk yourself into it ({aspect}).',
        'Mercury in air was only trying it on, while Jupiter in fire has begun to believe.',
        "By the end of the evening you're going to live without money.",
        'Others change their plans on account of it, and they come back on Thursday to find you interested in something else.',
      ],
      traits: ['changeable', 'idealistic'],
    },
    'water fire': {
      says: [
        'You get a feeling about something and preach it as a fact.',
        'Mercury in water has a faint impression, and Jupiter in fire gives it a loud voice ({aspect}).',
        'A new neighbor seems a little sad to you, and before long the street is organizing meals.',
        "It's well meant, and the neighbor, who's merely tall and quiet, doesn't know how to stop it.",
      ],
      traits: ['idealistic', 'warm'],
    },
    'water air': {
      says: [
        'You know what you feel until you start to generalize ({aspect}).',
        'Mercury in water keeps one small hurt, but Jupiter in air would rather talk about how people treat one another these days.',
        'So a friend who forgot to call you back hears a fine talk on modern life.',
        'They agree with every word, and it never occurs to them that it was about Tuesday.',
      ],
      traits: ['guarded', 'idealistic'],
    },
    'water earth': {
      says: [
        'You imagine what might go wrong and then pack for it.',
        'Mercury in water sees it all in pictures, and Jupiter in earth thinks that more of everything would help ({aspect}).',
        'For one night at the beach you bring enough for a shipwreck.',
        'Everyone teases you about the bags, and everyone borrows from them, and you half wish someone would ask what you were afraid of.',
      ],
      traits: ['wary', 'generous'],
    },
  },
  harmonious: {
    'fire fire': {
      says: [
        'People feel more capable after talking to you ({aspect}).',
        'Mercury in fire puts it simply, and Jupiter believes it can be done.',
        "You look at a friend's clumsy first drawing and can say truthfully what will be good about the tenth.",
        'They go home and start on the second.',
      ],
      traits: ['generous', 'frank'],
    },
    'earth earth': {
      says: [
        'Your advice can be followed, and it tends to pay.',
        'Mercury in earth knows what a thing costs, and Jupiter knows what it will be worth later ({aspect}).',
        "You're the one to ask before buying a used car or planting a tree.",
        "You don't charge for it, and it gives you real pleasure to drive by and see the tree.",
      ],
      traits: ['practical', 'generous'],
    },
    'air air': {
      says: [
        'You can learn from anyone, and you let them see it ({aspect}).',
        'Mercury in air asks good questions, and Jupiter assumes that the answers will be worth having.',
        'A man repairing the sidewalk will tell you about concrete for half an hour.',
        'You walk on knowing something new, and he goes back to work thinking better of his job.',
      ],
      traits: ['open', 'generous'],
    },
    'water water': {
      says: [
        'You know what to say to people when nothing seems right.',
        'Mercury in water feels for the words, and Jupiter has faith that they can be kind and also true ({aspect}).',
        'What you write to someone in grief is kept.',
        "It's usually short, and it mentions one thing about the person that nobody else had thought to mention.",
      ],
      traits: ['warm', 'tactful'],
    },
    'fire air': {
      says: [
        'You can make people want to understand something ({aspect}).',
        'Mercury in fire starts with the surprising part, and Jupiter in air knows how it fits with everything else.',
        'A museum is more fun with you than with the audio guide.',
        'Strangers have a habit of drifting closer to hear, and you raise your voice a little to include them.',
      ],
      traits: ['open', 'generous'],
    },
    'air fire': {
      says: [
        'An idea you mention in passing often becomes something that people do.',
        'Mercury in air makes it sound simple, and Jupiter in fire makes it sound like fun ({aspect}).',
        'You say that somebody ought to show movies on that blank wall, and in July there are chairs.',
        'You might not even have been the one who got the projector.',
      ],
      traits: ['open', 'bold'],
    },
    'earth water': {
      says: [
        'You can give people practical help without making them feel managed ({aspect}).',
        'Jupiter in water feels for them first, so when Mercury in earth explains the insurance, it comes across as company.',
        'You go through a pile of mail with someone who has been afraid to open it.',
        'It takes an hour and a half, and they sleep.',
      ],
      traits: ['practical', 'warm'],
    },
    'water earth': {
      says: [
        'You sense an opportunity, and you know how to make use of it.',
        'Mercury in water notices what people are longing for, and Jupiter in earth can picture the shop ({aspect}).',
        "You don't need a study to tell you that a neighborhood wants a place to sit down.",
        'People come to trust your hunches, particularly the ones about what other people would like.',
      ],
      traits: ['practical', 'trusting'],
    },
  },
}
