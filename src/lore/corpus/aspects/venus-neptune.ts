import type { SlowAspectParagraphs } from '#lore/authored.ts'

export const venusNeptune: SlowAspectParagraphs = {
  joined: {
    fire: {
      says: [
        'You fall in love with what a person could be, and you tell them so ({aspect}).',
        'Venus in fire is generous with its praise, and Neptune sees someone a little larger than the one who is standing there.',
        'Many of them grow into it, because nobody had ever looked at them like that.',
        "A few get nervous, and you notice only when they introduce you to friends who can't think who you've been describing.",
      ],
      traits: ['idealistic', 'generous'],
    },
    earth: {
      says: [
        "Beautiful things matter to you as much as useful ones do, and you can't always tell the two apart ({aspect}).",
        "Venus in earth loves with its hands and its palate, and Neptune is looking for something perfect, so you once again own a linen shirt that can't be washed.",
        "With people you're patient and tender, and you overlook a lot.",
        "They may not know for years what you overlooked, and by then you've stopped.",
      ],
      traits: ['warm', 'idealistic'],
    },
    air: {
      says: [
        'You have a very clear idea of love, and actual people rarely fit into it.',
        "Venus in air falls for a mind, and since Neptune loves best from a little way off, you can be happiest while it's still mostly messages ({aspect}).",
        "You're lovely to write to.",
        'Meeting in person, you may need an hour to forgive them for having elbows.',
      ],
      traits: ['idealistic', 'cool'],
    },
    water: {
      says: [
        'When you love someone, you stop being able to say where you end ({aspect}).',
        'Venus in water gives itself over, and Neptune asks for nothing in return.',
        'You start to like their bands and dread their Mondays.',
        "It's a great gift to receive, and the person receiving it may have to be the one who asks what you'd like for dinner, and then ask again.",
      ],
      traits: ['yielding', 'warm'],
    },
  },
  tense: {
    fire: {
      says: [
        'You admire people so much at first that they can only disappoint you ({aspect}).',
        'Venus in fire declares itself on the second evening, while Neptune is still painting the portrait.',
        "Then one of them is rude to a cashier, and it's over, and you feel as if you'd been lied to.",
        "They never claimed to be that good, and they can't understand what they've been found guilty of.",
      ],
      traits: ['idealistic', 'changeable'],
    },
    earth: {
      says: [
        "You give more than you can afford to people who didn't ask ({aspect}).",
        'Venus in earth wants love to be shown in real things, and Neptune forgets to look at the balance.',
        "You're the one who slips your cousin the money for the deposit and tells them there's no hurry.",
        "There is some hurry, as you know on the twenty-eighth, but by then you'd feel cheap for bringing it up.",
      ],
      traits: ['generous', 'trusting'],
    },
    air: {
      says: [
        'You mean to be honest with people you like, and you end up being pleasant.',
        "Venus in air won't hurt a feeling if it can be avoided, and Neptune makes vagueness look like kindness ({aspect}).",
        'Two people may believe they have a date with you on the same weekend.',
        "You didn't plan it, and a plain no would have been easier on both of them.",
      ],
      traits: ['tactful', 'loose'],
    },
    water: {
      says: [
        'You fall for people who need you, and you take the needing for love ({aspect}).',
        'Venus in water is touched by every sorrow, and Neptune is certain that yours is the affection that will cure it.',
        'You wait up for someone who said ten and meant two.',
        'From outside your patience looks like weakness, when it takes more strength than leaving would.',
      ],
      traits: ['yielding', 'idealistic'],
    },
  },
  harmonious: {
    fire: {
      says: [
        'You see the best in people and say it to their face ({aspect}).',
        "Neptune notices what's lovable in them, and Venus in fire isn't shy about it, so a nervous new singer hears from you what no teacher ever mentioned.",
        "You aren't fooled about the rest.",
        'You just think the good part is more likely to grow if somebody has seen it.',
      ],
      traits: ['generous', 'warm'],
    },
    earth: {
      says: [
        'You can make something beautiful out of very little ({aspect}).',
        'Neptune has the picture, and Venus in earth finds the fabric and the nails.',
        'A bare rental has your look by the second weekend, for the price of two plants and some paint.',
        'It affects how people behave, since almost everyone is kinder in a place where someone has taken trouble.',
      ],
      traits: ['practical', 'warm'],
    },
    air: {
      says: [
        'You make people feel more interesting than they believed they were.',
        'Venus in air knows what to ask, and Neptune hears the wish in the answer ({aspect}).',
        'At a dull reception you get the accountant onto his poems.',
        'Nothing is asked of him in return, so he remembers the evening as one on which he was witty.',
      ],
      traits: ['tactful', 'warm'],
    },
    water: {
      says: [
        'You forgive easily, and you mean it ({aspect}).',
        'Venus in water understands how the hurt came about, and Neptune has no wish to keep score.',
        'The person who forgot your birthday gets a hug the next day and hears no more about it.',
        'People grow honest with you over time, since there turned out to be so little to hide from.',
      ],
      traits: ['trusting', 'warm'],
    },
  },
}
