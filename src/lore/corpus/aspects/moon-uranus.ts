import type { SlowAspectParagraphs } from '#lore/authored.ts'

export const moonUranus: SlowAspectParagraphs = {
  joined: {
    fire: {
      says: [
        'Your moods change without warning, and you act on them before anyone can adjust ({aspect}).',
        "The Moon in fire feels a thing and moves, and Uranus likes whatever wasn't planned, so a dull Tuesday can turn into a drive to the coast.",
        "Life with you isn't boring.",
        "People who need to know by Monday what you'll feel like on Saturday do have a hard time, and you have a hard time seeing why they ask.",
      ],
      traits: ['changeable', 'open'],
    },
    earth: {
      says: [
        "You need regular habits, and they aren't anybody else's ({aspect}).",
        'The Moon in earth is soothed by doing the same thing every day, and Uranus sees no reason to do it at the usual hour, so you may have your big meal at ten at night and sleep best on the sofa.',
        'Left alone with this, you thrive.',
        "It's only when you share a place that you learn how many of your comforts require an explanation.",
      ],
      traits: ['independent', 'steady'],
    },
    air: {
      says: [
        'You feel closest to people when nobody is crowding you.',
        'The Moon in air wants company it can talk to, and Uranus wants to be free to leave, so friendship comes more easily to you than anything with a claim in it ({aspect}).',
        "You can be somebody's best listener and forget to call for two months.",
        "There's no coldness in it, since in your mind the conversation was never interrupted.",
      ],
      traits: ['independent', 'cool'],
    },
    water: {
      says: [
        'You feel a great deal, and every so often you need to feel nothing for a while ({aspect}).',
        "The Moon in water takes in everyone's mood, and when there's no more room Uranus pulls the plug.",
        'Then you slip out of a birthday celebration without saying goodbye, and sit by yourself until you know which of the feelings are yours.',
        "You come back as warm as before, to people who've spent the evening wondering who upset you.",
      ],
      traits: ['warm', 'changeable'],
    },
  },
  tense: {
    fire: {
      says: [
        'Just when things are comfortable, you start to feel trapped ({aspect}).',
        "The Moon in fire wants excitement from the people it's attached to, and Uranus reads a quiet month as a warning.",
        'So you pick a quarrel, or announce on a perfectly nice evening that you might move to another city.',
        "You feel better for having said it, and the person who heard it doesn't sleep.",
      ],
      traits: ['changeable', 'independent'],
    },
    earth: {
      says: [
        'You want a settled life and you keep a way out of it.',
        'The Moon in earth would like to own its four walls and know what is for dinner, while Uranus finds the same dinner unbearable by Thursday ({aspect}).',
        'You may live for years with the pictures leaning against the wall.',
        "It's hard on people who'd like to settle with you, because they see the pictures every day and you've stopped noticing.",
      ],
      traits: ['changeable', 'independent'],
    },
    air: {
      says: [
        'When feelings run high, you become very reasonable and slightly absent ({aspect}).',
        'The Moon in air wants to talk it over, but Uranus has already gone up to where the whole thing looks like an interesting case.',
        'Someone may be in tears about you, and you hear yourself say that there are two sides to it.',
        'You do feel it, usually around the following weekend, when it would take another difficult conversation to say so.',
      ],
      traits: ['cool', 'independent'],
    },
    water: {
      says: [
        'You long for someone to stay close, and then their closeness is too much ({aspect}).',
        'The Moon in water wants to be held without asking, and Uranus, after an hour of it, needs to be the only person in the house.',
        "You may have gotten used early to affection that came and went, or you're simply built for smaller doses.",
        "The person who loves you learns to give you an hour, and it's much easier for them if you say that it's an hour.",
      ],
      traits: ['changeable', 'private'],
    },
  },
  harmonious: {
    fire: {
      says: [
        "A bad mood doesn't last with you ({aspect}).",
        'The Moon in fire lets a feeling out at once, and Uranus soon comes up with something more interesting to do.',
        'If a vacation is rained out on the first morning, you have everyone in a bowling alley by eleven and laughing by noon.',
        'People like to have you along because disappointment makes you inventive.',
      ],
      traits: ['playful', 'changeable'],
    },
    earth: {
      says: [
        'You can change your whole life without losing your footing.',
        'Uranus is ready for something new, and the Moon in earth sees to it that there are clean sheets on the first night ({aspect}).',
        "Other people's upheavals look to you mostly like a matter of lists and boxes.",
        'So friends call when they have to be out of an apartment by the first, and by the end of that day the new one feels lived in.',
      ],
      traits: ['practical', 'independent'],
    },
    air: {
      says: [
        "You feel comfortable with people who don't fit in, and they can tell ({aspect}).",
        "The Moon in air is soothed by good conversation, and Uranus doesn't care where it comes from, so your friends range widely in age and opinions.",
        'Seat you beside the strangest guest at a wedding, and the two of you are the last to leave.',
        "You give people room to be odd, and it doesn't occur to you that this is a form of kindness.",
      ],
      traits: ['open', 'independent'],
    },
    water: {
      says: [
        'You understand people in flashes, and the flashes are worth trusting ({aspect}).',
        "The Moon in water picks up how somebody feels, and Uranus delivers it all at once, as a plain sentence you hadn't planned to say.",
        'You tell a friend that she misses her sister, and she puts down her fork.',
        'You also know when to leave it there, so people let you see a good deal without feeling watched.',
      ],
      traits: ['warm', 'independent'],
    },
  },
}
