import type { AspectParagraphs } from '#lore/authored.ts'

export const venusSaturn: AspectParagraphs = {
  joined: {
    fire: {
      says: [
        'You fall fast and then make yourself wait ({aspect}).',
        "Venus in fire would say it tonight, and Saturn insists on three months to see whether it's true.",
        "In those months you're extremely polite to the person.",
        'Some of them give up, and the one who stays gets a passion that has already been tested and has no second thoughts left in it.',
      ],
      traits: ['wary', 'steady'],
    },
    earth: {
      says: [
        'You love slowly, and you keep what you love in good repair ({aspect}).',
        'Venus in earth wants quality, and Saturn would rather have nothing than have to replace it.',
        "You'd rather resole a pair of boots than replace them, and you keep friends the same way.",
        "It's a thin time when you're between loves, because you won't take something that will merely do.",
      ],
      traits: ['steady', 'sparing'],
    },
    air: {
      says: [
        'People meet your good manners long before they meet you.',
        'Venus in air knows how to be charming, and Saturn sets the distance, so you can date somebody for a season and still be shaking hands ({aspect}).',
        "You're loyal once you've decided, and fair to a fault.",
        "It would help them to know that the formality is a form of respect, since from where they sit it's hard to tell from doubt.",
      ],
      traits: ['tactful', 'guarded'],
    },
    water: {
      says: [
        'You care more than you let on, out of a fear of being too much ({aspect}).',
        'Venus in water wants to give everything, and Saturn hands it out by the spoonful.',
        'Someone may learn that you loved them from the fact that you kept their postcards in order of date.',
        'What you do give is never taken back, and people who work that out feel safer with you than with anyone.',
      ],
      traits: ['guarded', 'close'],
    },
  },
  tense: {
    'fire water': {
      says: [
        'You begin warmly, and as soon as it begins to matter you cool down ({aspect}).',
        'Venus in fire flirts without a care, and Saturn in water wakes up when it could hurt to lose someone.',
        'So the fifth date is stiffer than the first.',
        "They wonder what they did in between, and the honest answer is that they'd become important.",
      ],
      traits: ['open', 'wary'],
    },
    'fire earth': {
      says: [
        'You fall for people first and audit them afterward.',
        'Venus in fire loves anyone who makes life exciting, while Saturn in earth wants to know about their savings ({aspect}).',
        'You can be dancing with someone and wondering who does their taxes.',
        "They sense the change in grip, and they're likely to put it down to the dancing.",
      ],
      traits: ['bold', 'practical'],
    },
    'fire air': {
      says: [
        'You want to be carried away, and you want to have agreed to it beforehand ({aspect}).',
        'Venus in fire is all for the grand gesture, but Saturn in air hears how it would sound if retold.',
        "You're capable of buying the roses and leaving them with the florist.",
        "The other person goes on thinking of you as reasonable, which in this one case you'd like to be forgiven for.",
      ],
      traits: ['idealistic', 'guarded'],
    },
    'earth fire': {
      says: [
        "You find it hard to believe that people like you when you're doing nothing ({aspect}).",
        'Venus in earth could be happy just lying on a blanket with someone, and Saturn in fire wants to have impressed them first.',
        'So you arrive at the picnic having run there.',
        'They were glad to see you anyway, and now they have to hear about the run.',
      ],
      traits: ['proud', 'modest'],
    },
    'earth air': {
      says: [
        'You want simple affection, and you make it complicated.',
        'Venus in earth would take a hand and hold it, while Saturn in air would like to settle what it means ({aspect}).',
        'You start the talk about where this is going when the other one has just fallen asleep on your shoulder.',
        "It comes across as doubt, and you'd only hoped to be told that you could relax.",
      ],
      traits: ['wary', 'serious'],
    },
    'earth water': {
      says: [
        'You give people things, because giving yourself feels riskier ({aspect}).',
        'Venus in earth picks out exactly the right present, and Saturn in water leaves the card blank except for your name.',
        'The scarf is perfect and they wear it all winter.',
        'They keep wondering whether you like them, with the answer around their neck.',
      ],
      traits: ['generous', 'guarded'],
    },
    'air water': {
      says: [
        'You make friends easily and let almost none of them become necessary ({aspect}).',
        'Venus in air enjoys people for an evening, and Saturn in water remembers what it was like when someone stopped calling.',
        "You'd drive a friend to the station at five in the morning and never ask to be driven.",
        'They feel slightly in your debt, and at a distance, and believe that both were your preference.',
      ],
      traits: ['tactful', 'guarded'],
    },
    'air earth': {
      says: [
        'You talk about love lightly and go about it like an accountant ({aspect}).',
        'Venus in air would like to see where the evening leads, but Saturn in earth has to be up at six.',
        'At the best moment of a concert you check when the last train goes.',
        'It makes you dependable, and it costs you a certain number of moonlit walks that other people still talk about.',
      ],
      traits: ['practical', 'sparing'],
    },
    'air fire': {
      says: [
        'You want to be liked, and you refuse to be seen trying.',
        'Venus in air knows just what to say to win someone over, and Saturn in fire thinks it beneath you ({aspect}).',
        'So you wait on the far side of the gallery, looking at a painting you dislike, for them to come to you.',
        "Sometimes they do, and otherwise they remember you as someone who's very fond of art.",
      ],
      traits: ['proud', 'guarded'],
    },
    'water fire': {
      says: [
        "You'd love to be comforted, and you'd hate to ask ({aspect}).",
        'Venus in water wants to lean on someone, while Saturn in fire believes that leaning is for other people.',
        'You carry the heavy end of the canoe and say your hands are fine.',
        "The one who loves you sees the blisters at dinner and is a little hurt that they weren't worth telling.",
      ],
      traits: ['proud', 'warm'],
    },
    'water air': {
      says: [
        'You have a tender nature and some strict ideas about how people ought to behave ({aspect}).',
        'Venus in water forgives at once, and then Saturn in air points out that this is the second time.',
        "Somebody who's late meets a face that's glad to see them and a sentence that isn't.",
        "They don't know which to answer, and they generally pick the sentence.",
      ],
      traits: ['warm', 'serious'],
    },
    'water earth': {
      says: [
        'You wait to be loved as you are, and meanwhile you do the dishes.',
        'Venus in water wants tenderness more than anything, and Saturn in earth has never seen it given for free ({aspect}).',
        "So you're the guest who scrubs the pans.",
        "Hosts are charmed, and it may never strike them that you'd have liked to be told to sit down.",
      ],
      traits: ['modest', 'close'],
    },
  },
  harmonious: {
    'fire fire': {
      says: [
        'When you tell someone you love them, you can be held to it ({aspect}).',
        'Venus in fire says it with enthusiasm, and Saturn says it again on a wet Wednesday nine years later.',
        'You go on planning surprises for people who stopped expecting any.',
        'It makes those around you a little more daring in love, having seen that it can be daring and safe.',
      ],
      traits: ['warm', 'steady'],
    },
    'earth earth': {
      says: [
        'You get a lot of pleasure out of very little money ({aspect}).',
        'Venus in earth knows what is good, and Saturn knows what it should cost.',
        'You buy the peaches late on Saturday, when the stand is packing up.',
        "It's the same with people, since you don't confuse the expensive ones with the good ones.",
      ],
      traits: ['practical', 'sparing'],
    },
    'air air': {
      says: [
        'Your friendships get better with age.',
        'Venus in air keeps up the conversation, and Saturn keeps the appointments, so a friend from long ago still gets a call on the first Sunday ({aspect}).',
        "There's nothing heavy about it.",
        'They come to count on you without having to think about it, which you take as the compliment it is.',
      ],
      traits: ['steady', 'tactful'],
    },
    'water water': {
      says: [
        'You let people close by degrees, and it suits everyone ({aspect}).',
        'Venus in water has plenty to give, and Saturn opens one room at a time.',
        'Nobody has ever been frightened off by you.',
        "Shy people in particular do well with you, because you don't mind how long it takes, and you remember what they told you the last time.",
      ],
      traits: ['close', 'steady'],
    },
    'fire air': {
      says: [
        'You like people wholeheartedly and choose them well ({aspect}).',
        'Venus in fire is ready to adore, and Saturn in air has asked two or three intelligent questions by then.',
        'So the people you introduce to your friends hardly ever turn out to be a mistake.',
        "It's flattering to be liked by you, since it's so obvious that you enjoy it and that you were paying attention.",
      ],
      traits: ['warm', 'frank'],
    },
    'air fire': {
      says: [
        'You can be agreeable without giving in.',
        'Venus in air finds the friendly phrase, and Saturn in fire makes certain that it still says no ({aspect}).',
        'Salespeople like you and get nowhere.',
        'It makes you restful to deal with in the long run, because no one has ever had to guess where your limit was.',
      ],
      traits: ['tactful', 'bold'],
    },
    'earth water': {
      says: [
        'The people and things you love tend to last ({aspect}).',
        "Saturn in water feels how easily something can be lost, and Venus in earth goes and mends it while it's still a small tear.",
        'You call after a slightly odd goodbye, that same night.',
        'It costs you five minutes, and it can save a friendship.',
      ],
      traits: ['close', 'practical'],
    },
    'water earth': {
      says: [
        "Your affection comes with arrangements, and they're good ones ({aspect}).",
        "Venus in water is full of feeling, and Saturn in earth sees that there's a free evening for it.",
        "You're the one who keeps Sunday clear, and guards it.",
        'Anyone who finds planning unromantic has only to notice which couples, or friends, are still having Sundays.',
      ],
      traits: ['steady', 'warm'],
    },
  },
}
