import type { Sign } from '#sky/zodiac.ts'
import type { Manner } from '../../../character.ts'

export const venusManners: Record<Sign, Manner> = {
  Aries: {
    wants: ['make the first move and see', 'be wanted out loud'],
    does: [
      {
        says: "You know within a minute that you're interested, and hiding it for a second minute is beyond you.",
        traits: ['quick', 'open'],
      },
      {
        says: "You flirt by arguing. If you tease somebody, there's hope, and when you're polite on a date, it isn't going anywhere.",
        traits: ['playful', 'frank'],
      },
      {
        says: 'You buy on sight. You wear the new boots out of the store, and sleeping on a purchase has never occurred to you.',
        traits: ['quick'],
      },
    ],
    seen: [
      {
        says: "Shy people suppose that you're out of their league, while you're wondering why nobody ever asks you first.",
        traits: ['bold'],
      },
      {
        says: "When you stop calling, friends think that you've lost interest. You assume that anyone who misses you will say so.",
        traits: ['frank'],
      },
    ],
    cost: [
      {
        says: 'You enjoy the chase so much that the first calm month with someone can feel to you like a mistake.',
        traits: ['changeable'],
      },
      {
        says: 'You make plans for two at full speed, and on the way to the concert you learn that the other person hates crowds.',
        traits: ['bold', 'quick'],
      },
    ],
    gift: [
      {
        says: "A date that went badly is a funny story by noon, and it doesn't make you any more careful with the next one.",
        traits: ['bold', 'playful'],
      },
      {
        says: 'You keep starting things, so a friendship or a marriage of fifteen years with you still has first times in it.',
        traits: ['bold'],
      },
    ],
  },
  Taurus: {
    wants: ['have the real thing and keep it', 'be touched often and never rushed'],
    does: [
      {
        says: "You fall slowly and by habit. Someone becomes dear to you around the fortieth time they've sat across from you at breakfast.",
        traits: ['slow', 'steady'],
      },
      {
        says: 'You would sooner own one good sweater than five, and in the store you choose it with your fingers before you look at it.',
        traits: ['practical'],
      },
      {
        says: "You spend without guilt on what you eat and sleep on, and grudgingly on anything you can't touch.",
        traits: ['practical'],
      },
    ],
    seen: [
      {
        says: "You look easy to please, and only people who've gone shopping with you know better.",
      },
      {
        says: 'Few people suspect how jealous you are, because you mention it about once in five years.',
        traits: ['guarded'],
      },
    ],
    cost: [
      {
        says: 'You can let the comfort of two people on a couch go on until nobody has asked a question since spring.',
        traits: ['steady'],
      },
      {
        says: 'Lending a thing you love is painful for you, and you know the date on which it was supposed to come back.',
        traits: ['sparing'],
      },
    ],
    gift: [
      {
        says: "Someone you love gets fed and held, and doesn't have to wonder on an ordinary Tuesday whether it's still true.",
        traits: ['steady', 'warm'],
      },
      {
        says: "You make a place pleasant for very little money, by getting rid of what's ugly and buying one good thing a year.",
        traits: ['practical'],
      },
    ],
  },
  Gemini: {
    wants: ['be amused by the one you love', 'keep the conversation going all night'],
    does: [
      {
        says: 'You fall for how somebody talks, and a good run of texts does more to you than a face.',
      },
      {
        says: 'You keep a large, mixed set of friends in motion with a link here and a silly photo there, and you rarely see any of them for long.',
        traits: ['playful'],
      },
      {
        says: "Your taste follows what you've been reading and watching, and your closet could belong to several people, all of whom you like.",
        traits: ['changeable'],
      },
    ],
    seen: [
      {
        says: "You're thought to be flirting with the barista when you're only interested in the machine.",
      },
      {
        says: "The person you're in love with is the last to be sure of it, because you're just as entertaining with everybody else.",
        traits: ['playful'],
      },
    ],
    cost: [
      {
        says: 'When things turn serious you make a joke, at the very moment the other person has worked up the nerve.',
        traits: ['playful'],
      },
      {
        says: 'You buy small amusements all month, and the subscriptions alone would have paid for a weekend away.',
        traits: ['loose'],
      },
    ],
    gift: [
      {
        says: 'You stay on good terms with people you used to date, and they like to hear what you think of the new one.',
      },
      {
        says: "You can make an evening out of nothing, with two bus tickets and a question you've been meaning to ask.",
        traits: ['playful'],
      },
    ],
  },
  Cancer: {
    wants: ['belong to someone and be kept', 'have someone to come home to'],
    does: [
      {
        says: "You know it's serious when you've let somebody see you in old sweatpants with the dishes undone.",
        traits: ['guarded', 'close'],
      },
      {
        says: 'Voicemails and ticket stubs stay with you, along with the date of the first real conversation with everyone you love.',
        traits: ['close'],
      },
      {
        says: 'You spend freely on presents and on whatever makes home softer, and next to nothing on being seen.',
        traits: ['generous', 'private'],
      },
    ],
    seen: [
      {
        says: "You're shy with people you're attracted to and warm with the rest, and both groups draw the wrong conclusion.",
        traits: ['guarded'],
      },
      {
        says: 'Friends think that you like giving them dinner. You do, and you also notice who has never once invited you back.',
      },
    ],
    cost: [
      {
        says: "You hear a request for a night alone as a verdict, and you've gone cool just when the other person comes back refreshed.",
        traits: ['close'],
      },
      {
        says: "You'd rather keep the old circle as it is, and some likable people have given up waiting at the edge of it.",
        traits: ['close', 'wary'],
      },
    ],
    gift: [
      {
        says: "People who come back to you after years abroad are treated as though they'd stepped out for an hour.",
        traits: ['warm'],
      },
      {
        says: 'Shared history counts with you, so a love that has had one bad year gets the benefit of the good ones before it.',
        traits: ['steady'],
      },
    ],
  },
  Leo: {
    wants: ['love grandly and be loved back', 'be admired up close every day'],
    does: [
      {
        says: "You court people with a plan. There's a table by the window, and a second stop that they haven't been told about.",
        traits: ['generous'],
      },
      {
        says: 'You show off the people you love, and every one of your friends has been introduced to somebody as brilliant.',
        traits: ['warm', 'public'],
      },
      {
        says: "You buy presents above your budget, for yourself as well, on the principle that a cheap one doesn't count.",
        traits: ['generous'],
      },
    ],
    seen: [
      {
        says: 'You seem to have admirers to spare, and hardly anyone guesses how faithful you are to one person.',
        traits: ['steady'],
      },
      {
        says: 'Your compliments pass for charm. You mean every one of them, and you notice when none comes back.',
        traits: ['warm', 'proud'],
      },
    ],
    cost: [
      {
        says: "In the first year you settle for being adored, and in the second you find out that you'd rather have been understood.",
        traits: ['proud'],
      },
      {
        says: "A birthday without a fuss leaves you hurt, since you'd told everyone that you didn't want one.",
        traits: ['proud'],
      },
    ],
    gift: [
      {
        says: 'You keep romance going in year nine, because you dress for dinner as if the other person might get away.',
      },
      {
        says: "When a friend does well you're the loudest in the room, and there's no envy in it.",
        traits: ['generous', 'warm'],
      },
    ],
  },
  Virgo: {
    wants: ['be chosen after careful thought', "make somebody's week run better"],
    does: [
      {
        says: 'You show love by noticing. A friend who complained once about a slow laptop gets it back cleaned up and backed up.',
        traits: ['practical', 'modest'],
      },
      {
        says: "You're slow to tell someone that you like them, since you're checking whether it's true.",
        traits: ['slow', 'guarded'],
      },
      {
        says: "You prefer a plain thing that's well made, which is why you turn clothes inside out in the store to look at the seams.",
        traits: ['practical'],
      },
    ],
    seen: [
      {
        says: 'Admirers give up because you correct them, and nobody has told them that you only bother with people you like.',
        traits: ['frank'],
      },
      {
        says: "You look as if compliments leave you cold, while you're comparing them with the facts.",
        traits: ['modest'],
      },
    ],
    cost: [
      {
        says: "You fall for somebody and start improving them, when they'd been under the impression that you liked them.",
        traits: ['frank'],
      },
      {
        says: "On a perfect evening you're aware of the table that wobbles, and you may bring it up.",
      },
    ],
    gift: [
      {
        says: 'You know how the people you love take their coffee and their bad news, and you serve both accordingly.',
        traits: ['warm'],
      },
      {
        says: 'You come into your own in the dull parts of living with someone, and you can make a move or a tax return nearly companionable.',
        traits: ['practical', 'warm'],
      },
    ],
  },
  Libra: {
    wants: ['share something beautiful with an equal', 'please and be pleased in return'],
    does: [
      {
        says: "You dress for the company. Before you leave home you've pictured who'll be there and what they'd like to look at.",
        traits: ['tactful'],
      },
      {
        says: 'You want a love between equals, and you can lose interest in somebody over how they speak to a cab driver.',
      },
      {
        says: "You'll move a picture two inches and then back one, and you can't enjoy your guests until it's right.",
      },
    ],
    seen: [
      {
        says: 'People to whom you were merely polite believe that they were singled out, and you hear about it from a friend.',
        traits: ['tactful'],
      },
      {
        says: 'Your relationships look effortless from outside, because the tricky sentences have been rehearsed beforehand.',
        traits: ['tactful'],
      },
    ],
    cost: [
      {
        says: 'You stay agreeable for three hours of a bad date, and then you need an excuse to get out of the next one.',
        traits: ['yielding'],
      },
      {
        says: "You'd rather be half of an unsuitable pair than go to the wedding by yourself.",
        traits: ['close'],
      },
    ],
    gift: [
      {
        says: 'People trust your taste, and friends send you two photos from the fitting room before they buy.',
      },
      {
        says: 'You make the person across from you wittier, by laughing at the right second and asking for the rest of it.',
        traits: ['warm'],
      },
    ],
  },
  Scorpio: {
    wants: ['be trusted with everything or nothing', 'be chosen once and for good'],
    does: [
      {
        says: "You're drawn to people who don't explain themselves, and easy charm leaves you slightly suspicious.",
        traits: ['wary'],
      },
      {
        says: "You love few people, and each of them knows something about you that isn't known anywhere else.",
        traits: ['close', 'private'],
      },
      {
        says: "A birthday dinner for four strikes you as well attended, and you'd rather pay for all four than add a fifth.",
        traits: ['private'],
      },
    ],
    seen: [
      {
        says: 'You seem to be above gossip, and you could report who left the party with whom, and when.',
        traits: ['guarded'],
      },
      {
        says: 'Dates describe you as intense on evenings when you believed that you were making small talk.',
        traits: ['serious'],
      },
    ],
    cost: [
      {
        says: 'Jealousy makes you quiet and very observant, and an innocent lunch can be under review for a week.',
        traits: ['wary', 'guarded'],
      },
      {
        says: 'You forgive slowly, and a lovely evening may end on something that was said two summers ago.',
        traits: ['slow'],
      },
    ],
    gift: [
      {
        says: 'Time deepens your interest. In year twelve you find more to want in the same person than you did at the start.',
        traits: ['steady', 'close'],
      },
      {
        says: "After years of spending almost nothing, you buy the one thing you really wanted and don't regret it.",
        traits: ['sparing'],
      },
    ],
  },
  Sagittarius: {
    wants: ['love someone and stay free', 'laugh together in a foreign city'],
    does: [
      {
        says: "You're attracted by distance, and to you nobody with a foreign accent is plain.",
        traits: ['open'],
      },
      {
        says: "You make friends in line at the airport and mean it, so there are standing invitations for you in towns you can't spell.",
        traits: ['warm', 'trusting'],
      },
      {
        says: "You'll spend on a flight what you wouldn't dream of spending on a sofa, and the sofa shows it.",
        traits: ['loose'],
      },
    ],
    seen: [
      {
        says: "You're so friendly on the first evening that people think they've been promised something, when you were having a good time.",
        traits: ['open'],
      },
      {
        says: "The people who love you are puzzled that you're more romantic about the trip than about the anniversary.",
        traits: ['independent'],
      },
    ],
    cost: [
      {
        says: 'You tell a date the truth about the haircut, on the theory that real affection can take it.',
        traits: ['frank'],
      },
      {
        says: 'When somebody asks where all this is going, you suddenly want a weekend away by yourself.',
        traits: ['independent'],
      },
    ],
    gift: [
      {
        says: "You're a cheerful loser in love. You wish the other person well, largely mean it, and get invited to the wedding.",
        traits: ['generous'],
      },
      {
        says: 'Life gets bigger for the people you love, who find themselves on a horse or in a night class at your suggestion.',
        traits: ['bold'],
      },
    ],
  },
  Capricorn: {
    wants: ['earn love and see it last', 'build something solid with one person'],
    does: [
      {
        says: "You wait to learn whether the other person is serious, and you judge it by how often they're on time.",
        traits: ['wary', 'serious'],
      },
      {
        says: 'When you love somebody you make arrangements, and they discover that the movers are booked and the landlord has been called.',
        traits: ['practical'],
      },
      {
        says: 'You would rather wait two years for the good one than own the other kind now, and you look after whatever you buy.',
        traits: ['sparing', 'steady'],
      },
    ],
    seen: [
      {
        says: "You look cold to the person you're falling for, because you turn formal when it matters.",
        traits: ['guarded'],
      },
      {
        says: "Friends go to someone else for a hug and to you for a reference, and you'd have liked to be asked for the hug.",
        traits: ['serious'],
      },
    ],
    cost: [
      {
        says: "You work for love as if there were a promotion in it, and you don't quite know what to do with any that's free.",
        traits: ['serious'],
      },
      {
        says: "You consider a stranger's prospects before their eyes, and you can talk yourself out of somebody delightful.",
        traits: ['practical'],
      },
    ],
    gift: [
      {
        says: "You loosen up over the years, and a person who's known you for ten of them gets someone warmer and funnier than they first met.",
        traits: ['warm'],
      },
      {
        says: "A friend who has lost a job hears from you every month until there's a new one, usually with a name to call.",
        traits: ['steady', 'practical'],
      },
    ],
  },
  Aquarius: {
    wants: ['love someone without being owned', 'like someone nobody else would pick'],
    does: [
      {
        says: "You have to like somebody as a friend first, and you've been in love for a month before you think to call it that.",
        traits: ['cool'],
      },
      {
        says: 'Separate vacations, or two apartments in one building, strike you as perfectly romantic arrangements.',
        traits: ['independent'],
      },
      {
        says: 'Your taste is your own. You wear some odd secondhand find for years, and you drop it when it comes into fashion.',
        traits: ['independent'],
      },
    ],
    seen: [
      {
        says: 'You treat a new love and an old friend about the same, and one of them worries.',
        traits: ['cool'],
      },
      {
        says: 'You give the impression that jealousy is beneath you. It reaches you several days late, and you apologize for it.',
        traits: ['cool'],
      },
    ],
    cost: [
      {
        says: 'When somebody leans on you hard, you feel yourself backing away, and it tends to be someone you like.',
        traits: ['independent'],
      },
      {
        says: "You're fond of your friends as a group, and two months can go by without your asking any one of them how they are.",
        traits: ['cool'],
      },
    ],
    gift: [
      {
        says: "You bring together people who would never have met, and thanks to you there's a mechanic who goes hiking with a cellist.",
      },
      {
        says: 'Disagreeing with you makes a person more attractive to you, so those who love you can afford to say what they think.',
        traits: ['open'],
      },
    ],
  },
  Pisces: {
    wants: ['love without keeping count', 'be carried away and taken along'],
    does: [
      {
        says: 'Music gets to you so easily that it matters who happens to be sitting beside you at a concert.',
        traits: ['open'],
      },
      {
        says: "You can't put a price on what you do for people you like, so you undercharge them or forget to send the invoice.",
        traits: ['generous', 'yielding'],
      },
      {
        says: "In love you take on the other person's tastes, and a month later you're following a sport you used to walk out on.",
        traits: ['yielding', 'changeable'],
      },
    ],
    seen: [
      {
        says: 'Your kindness is mistaken for attraction about as often as your attraction is mistaken for kindness.',
        traits: ['warm'],
      },
      {
        says: "You seem to have no type. You have one, and it's people who look as if they could use a rest.",
        traits: ['warm'],
      },
    ],
    cost: [
      {
        says: 'You overlook a month of unanswered texts because there was one lovely hour on Sunday.',
        traits: ['trusting'],
      },
      {
        says: "You give away the evening you'd been looking forward to because someone sounded lonely, and then you're a bit sad at their place.",
        traits: ['yielding', 'generous'],
      },
    ],
    gift: [
      {
        says: "You see what's lovable in people nobody else can stand, and with you they behave accordingly.",
        traits: ['warm', 'trusting'],
      },
      {
        says: "At a party you're the one who picks the music, and an hour later nobody remembers what they came in tense about.",
      },
    ],
  },
}
