import type { AuthoredParagraph } from '#lore/authored.ts'
import type { Planet } from '#sky/bodies.ts'

export const tSquares: Record<
  Planet,
  Record<'cardinal' | 'fixed' | 'mutable', AuthoredParagraph>
> = {
  sun: {
    cardinal: {
      says: [
        'You want to get ahead and you want to stay close to your people, and each time the two collide you take charge ({figure}).',
        "You start something of your own, call it the solution, and are out in front before you've asked whether you wanted to be.",
        'It makes you capable, and rather proud of it.',
        "Even at a picnic you can feel that you're expected to prove yourself, when everyone was content that you'd come.",
      ],
      traits: ['bold'],
    },
    fixed: {
      says: [
        "You want to belong to other people and to stay entirely your own, and you won't give up an inch of either ({figure}).",
        'So you stand there, for years if necessary, holding both and calling it a matter of character.',
        "It takes an enormous amount of strength, which you've got.",
        'Some of it comes back whenever you stop treating a small concession as the end of you, since everyone would still recognize you with a slightly different schedule.',
      ],
      traits: ['steady', 'proud'],
    },
    mutable: {
      says: [
        "Some days you're a sensible person with a dream, and on others you're a dreamer with a few sensible habits ({figure}).",
        "You're sincere both times, and people who met you in spring have to be reintroduced in the fall.",
        'It makes you hard to pin down and wonderful at starting over.',
        "What stays the same is the question, and you're more yourself while you're working on it than in either answer.",
      ],
      traits: ['changeable'],
    },
  },
  moon: {
    cardinal: {
      says: [
        "You can't quite settle, because at home you feel you should be getting somewhere, and out there you miss home ({figure}).",
        "A free evening is hardly an hour old before you're up and doing something about it.",
        'In a crisis you look after people better than almost anyone.',
        'The calm after it is what you find hard, and you may clean out a closet at eleven at night to have something to finish.',
      ],
      traits: ['quick', 'warm'],
    },
    fixed: {
      says: [
        'You need to be close to someone and you need to stay unchanged by it, and you feel both at full strength ({figure}).',
        'When the two collide, a mood settles on you that nobody can talk you out of.',
        'People can count on the same stubbornness in your affection.',
        "What shifts the mood is usually something small and physical, a swim or a long night's sleep, after which the problem is the same size as before and you aren't.",
      ],
      traits: ['steady', 'guarded'],
    },
    mutable: {
      says: [
        'What soothes you keeps changing, from a clean desk to a great wild hope and back ({figure}).',
        'At breakfast you want a plan, by noon you want the sea, and the same patient friend has heard about both.',
        'You understand mixed feelings in others better than people who only ever have one.',
        'It costs you rest, because as soon as one need is met you start to feel sorry for the other.',
      ],
      traits: ['changeable', 'open'],
    },
  },
  mercury: {
    cardinal: {
      says: [
        'When what you want and what would keep the peace are two different things, you fill the silence ({figure}).',
        "You can't stand the pause in which everyone knows it and nobody speaks, so out comes a plan or a joke or the whole truth.",
        'Quite often that gets everybody moving.',
        'It can also commit you to things, because a sentence meant to find out what you thought gets taken as your decision.',
      ],
      traits: ['quick', 'frank'],
    },
    fixed: {
      says: [
        "You keep having one argument with yourself, roughly about what's yours and what you owe to others ({figure}).",
        'Both sides are well prepared and neither gives up a point, so what looks like stubbornness from outside is a tie.',
        "You become an expert on whatever it's about.",
        "When you finally tell it to someone, you tend to bring every document, and what they'd like to hear is how you feel.",
      ],
      traits: ['steady', 'serious'],
    },
    mutable: {
      says: [
        'Half of your mind is checking the facts, the other half has seen what it all means, and they keep interrupting each other ({figure}).',
        "You begin a message, look something up for it, and come back later to half a sentence you can't account for.",
        'It makes you good with complications that would freeze a tidier person.',
        "What you find hard is to stop, because you'd feel unfair if you hadn't looked at the matter from one more side.",
      ],
      traits: ['quick', 'changeable'],
    },
  },
  venus: {
    cardinal: {
      says: [
        "You'd like to win, and you'd like everybody to love you for it ({figure}).",
        "So you go about it with charm, and as soon as someone looks left out there's an invitation or a bright suggestion on its way.",
        'More peace comes about through you than anyone thanks you for.',
        "When it fails, you decide that you weren't nice enough, and double the invitation.",
      ],
      traits: ['tactful', 'quick'],
    },
    fixed: {
      says: [
        "You love something that's entirely yours and someone who'd like a share of it, and you don't let go of either ({figure}).",
        "It may be a house, or your evenings, or the money you've saved, and you stay true to both sides at a cost you've never added up.",
        'Nobody can say that your affections are shallow.',
        "What helps is good company with no decision in it, because as long as you're enjoying yourself the question leaves you alone.",
      ],
      traits: ['steady', 'close'],
    },
    mutable: {
      says: [
        'You fall for the sensible choice and for the impossible one, usually in the same month ({figure}).',
        "In calm company you long for something grander, grand company makes you homesick for the calm kind, and you've bought clothes for both.",
        'You can be happy with a very wide range of people.',
        "Those who'd like to be chosen have a harder time, since you adore them and you still haven't decided.",
      ],
      traits: ['changeable', 'tactful'],
    },
  },
  mars: {
    cardinal: {
      says: [
        "Getting ahead and keeping people close don't go together easily, and you try to have both by force ({figure}).",
        "You can't bear to stand there while it's talked over, so you do the nearest thing that can be done, and you do it hard.",
        'Things happen around you that would otherwise have stayed a wish.',
        "You pick more fights than you need to, and the odd thing is that you're calmest right in the middle of one.",
      ],
      traits: ['bold', 'quick'],
    },
    fixed: {
      says: [
        "Tell you to give up something of yours for everybody's good, and you dig in ({figure}).",
        "You don't shout and you don't move, and the pressure builds until you can shift something that had been stuck for years.",
        'Nobody gives you an order twice.',
        "Because you only act when it has become unbearable, the moment tends to be a large one, and those near you would've preferred four small ones with some notice.",
      ],
      traits: ['steady', 'bold'],
    },
    mutable: {
      says: [
        "You use up your strength running between what has to be done and what you'd rather believe in ({figure}).",
        "You set out to do one thing, hear the other calling, turn around on the stairs, and by evening you've walked nine miles inside your own home.",
        'Nobody is quicker on their feet, or harder to corner.',
        'A deadline set by someone else does you good, since it says for you what comes first.',
      ],
      traits: ['quick', 'changeable'],
    },
  },
  jupiter: {
    cardinal: {
      says: [
        'Asked to choose between the big chance and the people who are waiting for you, you say yes to both ({figure}).',
        "You believe there'll be room, and you've promised Saturday twice before you've looked at Saturday.",
        "Now and then it grows to fit, and everyone's glad they came.",
        "Other times you're apologizing from a stairwell with your phone at nine percent, and already planning to make it up to them with something larger.",
      ],
      traits: ['generous', 'bold'],
    },
    fixed: {
      says: [
        "You believe that a person can hold on to what's theirs and still share everything, and you've built a philosophy to prove it ({figure}).",
        'You defend it with a patience that could wear down stone.',
        'It can carry you through hard stretches, and others with you.',
        "The one thing it can't easily do is shrink, so when the facts say otherwise, you make the belief a little bigger.",
      ],
      traits: ['idealistic', 'steady'],
    },
    mutable: {
      says: [
        'Between the practical road and the beautiful one you tend to find a third, and then a fourth ({figure}).',
        'It cheers you up, and the person who was stuck there with you, because you really do see a gap in the wall.',
        'Few people are better to have along when plans fall through.',
        "You'd rather keep a road open than walk it to the end, and some of your best ideas get finished by people you told them to.",
      ],
      traits: ['open', 'changeable'],
    },
  },
  saturn: {
    cardinal: {
      says: [
        "You feel responsible for getting somewhere and for everyone who's close to you, and you try to do justice to both ({figure}).",
        "Nobody assigned it to you, but you saw that it would go wrong, and now there's a schedule.",
        "People learn that you'll take over, and they leave it a little longer each time.",
        'You gain real authority this way, together with a tiredness that you describe, if anybody asks, as having been a bit busy.',
      ],
      traits: ['serious', 'practical'],
    },
    fixed: {
      says: [
        "You hold on to what's yours and you hold up what you owe other people, and you do both until your jaw aches ({figure}).",
        "It's a load that most would've put down, and you can carry it longer than anyone should.",
        'It makes you strong in a way that people sense and trust.',
        "Easing off is what frightens you, since you're convinced that all of it would come down, though whenever you've been forced to, it only leaned.",
      ],
      traits: ['steady', 'serious'],
    },
    mutable: {
      says: [
        "You've got a large hope and you've got all the facts against it, and you deal with that by preparing ({figure}).",
        "You check, and then you check what you've checked, and as long as nothing's final nobody can say that you chose wrong.",
        'The work is solid because of it.',
        'You may feel unqualified for things you do very well, and the people who rely on you would be astonished to hear it.',
      ],
      traits: ['serious', 'modest'],
    },
  },
  uranus: {
    cardinal: {
      says: [
        'You put up with being needed here and wanted there for quite some time, and then you jump ({figure}).',
        "Between one minute and the next you've quit or cut your hair or bought a ticket.",
        "It's frequently the right move, and it's nearly always a surprise to people who'd asked you that morning how things were.",
        "You'd been on the way to it for weeks and only forgot to mention it.",
      ],
      traits: ['independent', 'bold'],
    },
    fixed: {
      says: [
        'You want to belong without being owned, and you settle that by refusing the usual terms ({figure}).',
        'You work out an arrangement that no one has a name for, and nobody talks you out of it.',
        'It can be truly original, and others copy it later.',
        'Free as it is, you guard it rather strictly, and a friend who suggests doing it the normal way just this once gets a longer answer than they expected.',
      ],
      traits: ['independent', 'steady'],
    },
    mutable: {
      says: [
        'Neither the sensible way nor the inspired one holds you for long, so you keep inventing another ({figure}).',
        'You change the plan or the route or the font, and your shoulders drop as soon as things are different.',
        'You find solutions that a calm person would never have needed.',
        "It's hard on you when the same thing is wanted on forty mornings in a row, because you've improved it by the sixth.",
      ],
      traits: ['independent', 'changeable'],
    },
  },
  neptune: {
    cardinal: {
      says: [
        "When your own plans and other people's needs collide, the needs win, at least for the day ({figure}).",
        "You drop everything for somebody's bad news, and it's a week before you ask what became of your plans.",
        "People are comforted by you in ways they can't explain.",
        "It's also how you get out of decisions, since no one would blame a person who was busy being kind.",
      ],
      traits: ['warm', 'idealistic'],
    },
    fixed: {
      says: [
        'You hold on to a dream in which you keep everything you love and never have to share it or lose it ({figure}).',
        'You may not speak about it, but you go back to it at night, and it outlasts jobs and addresses.',
        'It gives you tenderness for anyone with a hopeless wish.',
        "The waking version would be smaller and have a crack in it, and you're slow to try it for fear of spoiling the other one.",
      ],
      traits: ['idealistic', 'steady'],
    },
    mutable: {
      says: [
        'When the facts and the dream disagree, you let both of them stand ({figure}).',
        'You say no to neither and become a little vague, and by the time somebody asks, the matter has settled itself or gotten worse.',
        'That softness lets you live with contradictions that would make others bitter.',
        "You do best with a friend who asks you, on a walk, which of the two you'd be sadder to lose.",
      ],
      traits: ['yielding', 'changeable'],
    },
  },
  pluto: {
    cardinal: {
      says: [
        "You can't live with a half-solved question between your ambitions and the people you're close to ({figure}).",
        "You'd rather have one terrible conversation than a year of small ones, and you start it on an ordinary evening, halfway through a show.",
        'Things really do change afterward.',
        "Some would've changed for less, and people who love you have noticed that you bring the same force to a question of parking.",
      ],
      traits: ['bold', 'serious'],
    },
    fixed: {
      says: [
        "You want to be bound to people completely, and you don't want anyone to have a hold on you ({figure}).",
        "So you keep a great deal under control, without a word about it, and what builds up is a persistence that's almost frightening.",
        'With that you can get through what would flatten others.',
        "Letting somebody help is the hard part, because it would mean opening your hand, and you aren't sure you could close it again.",
      ],
      traits: ['guarded', 'steady'],
    },
    mutable: {
      says: [
        "When the story is beautiful and the facts don't fit, you can't let it go ({figure}).",
        'So you ask around, you follow a thread at two in the morning, and you generally find more than anyone had hoped.',
        'It makes you very difficult to deceive.',
        'Some contradictions have nothing behind them, only two people who were both tired, and those are the ones you have trouble closing the file on.',
      ],
      traits: ['serious', 'wary'],
    },
  },
}
