import type { SlowAspectParagraphs } from '#lore/authored.ts'

export const venusPluto: SlowAspectParagraphs = {
  joined: {
    fire: {
      says: [
        'You can go a long time without falling for anyone, and then one person is all you can think about ({aspect}).',
        "Venus in fire makes the first move with a grin, and Pluto makes sure you mean it, so a crush of yours is more serious than some people's engagements.",
        "It's very hard to resist, and it's hard to keep up with.",
        'Anything lukewarm loses you so fast that several nice people never found out they had a chance.',
      ],
      traits: ['open', 'close'],
    },
    earth: {
      says: [
        'You choose what you love with great care, and then you expect it to last ({aspect}).',
        "Venus in earth wants the real thing, and since Pluto wants it for good, you'd rather sleep on the floor than buy a bed you don't believe in.",
        'People are chosen the same way.',
        'A friend who proves unreliable is let go without a scene, and may need a year to understand that it was final.',
      ],
      traits: ['steady', 'wary'],
    },
    air: {
      says: [
        'What sounds from you like small talk usually ends with the other person saying something they meant to keep private.',
        "Venus in air likes to stay friendly and light, and Pluto can't leave a surface alone ({aspect}).",
        'Between them they make you excellent company and slightly unsettling to date, because your compliments are so accurate.',
        'Anyone who only wanted a pleasant evening gets one, and lies awake afterward wondering how much you saw.',
      ],
      traits: ['tactful', 'serious'],
    },
    water: {
      says: [
        'Love goes deep with you, and it can outlast the relationship it belonged to ({aspect}).',
        'Venus in water gives itself in tenderness, and Pluto does nothing by halves, so years later you still know what an old love is allergic to.',
        'To be loved by you is to be thoroughly known.',
        'Some people have hoped for that all their lives, and some would be glad of an evening off.',
      ],
      traits: ['close', 'warm'],
    },
  },
  tense: {
    fire: {
      says: [
        'You go after people boldly and then distrust how easily it went ({aspect}).',
        "Venus in fire loves the beginning, when everything is play, but Pluto wants to know what's left when the playing stops.",
        "So you go distant for a week to see who comes looking, and the other person thinks you've gotten busy.",
        "From outside it looks as if you enjoy the game, and nobody's more tired of it than you are.",
      ],
      traits: ['bold', 'wary'],
    },
    earth: {
      says: [
        "It's hard for you to accept a present without wondering what it will cost you.",
        'Venus in earth shows love by giving useful things, and Pluto keeps track of who owes whom ({aspect}).',
        "If a friend covers your rent one month, you can't be easy with them again until you've paid it back and added something.",
        "They take it for pride and stop offering, just as you'd begun to think it might be nice to be helped.",
      ],
      traits: ['generous', 'wary'],
    },
    air: {
      says: [
        'You believe that nobody should be jealous, and you are ({aspect}).',
        'Venus in air would like everyone to be free to talk to anyone, while Pluto has noticed who they talked to and for how long.',
        "Since you're embarrassed by the second feeling, you make a joke of it, and the joke comes out sharper than you meant.",
        'The other person hears only the sharpness and has no idea what they did.',
      ],
      traits: ['guarded', 'proud'],
    },
    water: {
      says: [
        'You want more closeness than you dare to ask for ({aspect}).',
        'Venus in water hopes to be cherished without having to explain, but Pluto expects a disappointment, so you look out for signs of one and find them.',
        'A slow reply can spoil an afternoon.',
        "When it comes you answer warmly, and the sender never learns that in the meantime you'd lost them and gotten over it.",
      ],
      traits: ['private', 'wary'],
    },
  },
  harmonious: {
    fire: {
      says: [
        'Your enthusiasms last, which is unusual in someone who falls so fast ({aspect}).',
        'Venus in fire is won in a minute, and Pluto gives the feeling roots, so ten years on you can still be flirting with the same person.',
        'It serves you well with anything that must be loved for a long time before it pays you back, such as a band.',
        'People like being around someone who means it that much.',
      ],
      traits: ['warm', 'steady'],
    },
    earth: {
      says: [
        'You see what a thing is worth underneath the state it happens to be in ({aspect}).',
        "Venus in earth knows good material when it touches it, and Pluto looks past the surface, so you're the one at a yard sale who takes home the ugly table with the solid legs.",
        'It works with people, too.',
        "You're fond of several that others gave up on, and some of them have done you proud.",
      ],
      traits: ['practical', 'steady'],
    },
    air: {
      says: [
        'You can tell someone a hard truth and be thanked for it.',
        "Pluto sees what they're really after, and Venus in air finds a friendly way to bring it up ({aspect}).",
        "Friends show you the dating profile before it goes online, because you'll point to the one line that isn't true and make them laugh.",
        'So people who met you as pleasant company end up telling you the serious things, and the friendship gets better for it.',
      ],
      traits: ['frank', 'tactful'],
    },
    water: {
      says: [
        'People feel safe enough around you to show what they usually hide ({aspect}).',
        'Venus in water is gentle with them, and nothing much puts Pluto off, so nobody has to be at their best to be loved by you.',
        'You can go through a bad stretch with someone and love them more when it ends.',
        "The only people who find you difficult are those who'd hoped to keep it casual.",
      ],
      traits: ['warm', 'trusting'],
    },
  },
}
