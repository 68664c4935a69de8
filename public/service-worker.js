// Shows a page of our own when a page cannot be loaded, and the daily note. It stores nothing: no page, no answer, no
// picture.

// The letters of this page, by `npm run build:fonts`: without a connection, no font can be loaded.
const FONTS =
  '@font-face{font-family:"Newsreader";font-weight:400;src:url(data:font/woff2;base64,d09GMgABAAAAAAgoABAAAAAADsAAAAfNAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGhYbhCIcKAZgP1NUQVRMAGwRCAqNSItqCyAAATYCJAM8BCAFhGgHIAwHG64MyJ4Dbnv0fOYFPWltMFEndAuSKohov9/s2TdFRJNmbWbRk+sLCdHU8EpJlEJI3AFt638WManSBoMyCqxarN6gesUAL6IDXnT/T1Dt9u9eEUVJF5RKRAlyUwVyM2P0P0A47J/uVxqJUS0SSQlSAvvfn83Zqrn51xRdeC22epEYkX5+IAeyoHy50K6IdYpYxv9aIkAcIAohaRKJuXyUegVog8NtGLDXF0f7gY0BuCp6rK2O9EMU+LwwRIKU3BR1UbCdEzrINTIIy8iF/zsr915/xX8XZO81FcT/a7XZ+c9j7fw+/gOf4CRt4luLvRcIu2fwS/nAQoTdGj56dYOB19rpfhP230z1U6zrCr+kBzlpCBL3w8T7y2UpMkwSJxK2jB5tcRhCaAQIE0uNHAJiKIa21E4GKXFElkwmy1ytKCeOcVK4wjh8dX7b5nBrJLfllwAbhHX31SuQ5RAONk8/DsCzGUV9w0zkt4lAauFNxrdOHVyHaqObq/99D0QKaQIpIA8AoKdtBQDVw7KUu2kgjwa0o21tj5qIIMDR0TcaAeTvpzKECSo1kI5GGYTVFGBrldCR5RMpoxqoFEwnOvM0i4vaqxrGwcNn0LDRw0NhJzfK0W+UObijdtpumy022xgCEEGQOEWh72GVgEKg+gD0LDCJg5e4WjAol6XBfPkwt74oo5jH5Ek4TA6HLeFyC7QJ9EmxKBy2kGd8Ul9kYuCzAoxkGLqM42Sv4ZgQBBmL3ngDCZsRiln4uqRz/evjwtX39dKLyIw3yI6MRcEgmODIBWXnR5nw/HXMwlAoVbL9NcEm4klFoAJgMVkeZBAiT9iMha29+FCOuGJYeM2FC2dEYG+Js0hTODstgIVCcsY3qlVij4mq4EgGdBKxLWbcDIWIUMJ2pOr2cwiOPAjiQVBCkEU2saiOsSggIlQmpwgjmWSjrSpI7nmPsegITH8es/BhKBQgw2c0z1WoX3X2bGBmYEaZCBlZe/FhGeKK6R1+NlBIKA9e41gij7O0FvLFyzjk02NrtOop4Z3BhIrx1gAG9FuBtxcxaER5BWxTuSAE8tIWBq0uHW6mo+ukRcFmPIaYuaqw5RkeBIt0aDEyDLMXHtzJBNMmeurnTyl2zbu+Eab7+cMJ2Xfp2rNnmQyYLiysPph36r09uWmQduYq0q/mu/jb2qi8e/ylOMmhkallON/z30Ftb4NZXW9NlW2vJeqkzdmtZHuNpisnt0u7HMcslgyCB+UTo0Zf+UAaJxuMS9e1+KvnyGsd48q0g+1IihKNS9h1U251ZeZpdDlSPVP7dpPJq6kYWj5uZEWWdRz+LgH53SbDtNEBywxr3fEpk+v3zsLM3UsK68q7Ua23sVfRwpFPOzVkvTVjctvN+fNPN/g0FKevtrUv6/7FBxMf8bPbWDFbF87lzZzyS4KkiB25ElLuo+5VOLE3evwxm8tubIkkOsZ3VFW0DPWWbxs1lzi9zeTPxiVdebTenrZh26TM5onXRvqfL5vn/fDGXDj6R99mGVVZQGgVikZ99WKtW1gmHuBOqizozausw2dlO6mVxe3WUpUPly+SeCPMblwdqolH5Y0znf443Z35injF0ICQjHC4NWneSo2+ihi19j1r9KgK7+5e2wqL3bZyd4+3Y3aukywa02BjPzSuMdDNL+Fj7eSd5WYari0v9LFm4u6qO4lV5ujpCBn/tk94npbblxbPRpt9Uhg/rFUml+f0mtT1nQsLeY/+9LYZsgz8/NkTNh1IWaOUPV32WLZKuf3hpfftguIuVrj5f60SuM/eUl2LplDXWFqKNhZq0BbFz7TrQlbgtjpw4N2t38arewBfmClkRat3g+c7kueQ1cqd/71Ak8V8B1swa2ULIjd0LiiUXfoywpil5xccB3IjNpFET85bWndtopPEJunr3Gssqb0+2dFVPfPx+DGhxUsmvPNs8szZj8aPDi5eSnyZnk+GovXqxU1XFpZSInP2mu4TvjqzsoeXPv3EkOnmzN2zv/lo6hINxaFqTb7gXqXsPdkq5dxH3oU1YoGDzVukLK+0+DVNxqnWuhMQ9x6tdMZuFv2tGPpfI36uLb2w09hYl5NVYy5qSsJxbRmaQpSQxqnrUFstJYrMZ6tXSsworbc4zjQex5Uxz3aVFk0yNeW4dV29gUVlgP4NeH2bnGQHmpuyHYUtAkWVM7+U6qoa1cpjbPmJevi7+FhZrXMMxwEACCD8tMZXnrNxKn6LysjngN/Pesabhz2E1H+4SQ3fB4BDIdDTp7QjKQ7+l2UAAZqn9JdWyu3U98zMbdBbjbTlJmjNF1LGjDCSoTCYUFQD5FU5tFQPyfEnc+yGXAiQYhW9oaHhoDjPEIaYaIBXJNENEyr9L0yR5C9M0+9omKHT9DBLKW+oo11ZHASI0xmGQDExpleHyDAmxImKWdzdYFLAEAe/ZqM5DPJx6TRsNAEhItVLVU/kQT7WjpQ+lQ6ycpxRRprwYIs9Ks1XhCLZevyVlDEG4+lIBG/Oo/gE+Enly5EnT2EFCikfj3Qg5rMr16VHJ53yTgz2jaZhggqYJROMHC6RKqDgTaSwkKVnBHhxl0IC+jnswpBaY0zaJzAFVEpZ1e6jDSuTKxfFl9Z8DKccrgWhuYYrcHEbgyZu9aNNMMwjl6tQCQPy84gFTd+R/88ZfQkA);unicode-range:U+20,U+54,U+61,U+64,U+65,U+67,U+68,U+69,U+6c,U+6e,U+6f,U+70,U+73,U+74}@font-face{font-family:"Instrument Sans";font-weight:400 600;src:url(data:font/woff2;base64,d09GMgABAAAAABNgABQAAAAAJ3gAABL1AAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGoIYG5QKHIIwP0hWQVJvBmA/U1RBVHonFgCBFC88EQgKlUyQZgtOADCQbgE2AiQDgRgEIAWFVAcgDAcbaSOzETZsHJhg+DrI/i8H3BiCfWi9HIxEASK6fUYRTTW2cyj+k98Z7pzkDnYpoQz+eq1p2MYi3kF0fF4Uf+8rRIWo+Ouja2yhGHx3hMd3lkdIMgvPk933nVtVrar2w0D9xh9CtDK7F1L0ka+QrSMI8f54hnDTLq0n0BlV31aFmkaxCwSTigI1fDAR8TcTHvr2e707H/YFWHgSJp5IRjF4QhepoTW6p0ZWd4Z08/8ulxDjSCG5CNKQQv19UZ1UpqkH37fhj38Vs5oixeIEkj5IQADYAP+wcAvgv/8BxP0OzKsLuUpZ8oMcwP93VdTMiH3jgIaWloaWlq6TomgoivY8etFSFEVDURR96u91lq3fvQXtXcAKaoPWzHlGm3DRAbapU6ZoyXpf3tXXP521rG8t2IfWoQwHXvY6eFwFuAeqttQde8NQpkqHfYqKii5FVV2mj81hetg9P4ZsxjhmKWPvJuaskgDbn555Pl9nVOMKoRhV03ze+/9OEdoLoAQAn0l5LsJhVOqniGEVUEo+3blWBJh6hY53+GDoFcLQZTE+GBkn5rOxZFWcu2JiVVkFg4sgt+zhwNaQUETf2idCloilRK4gWtpE1xCJLE+FjT8KxGaBoLzz33A8cT0/CKN4mszmaVYYxHI5vtcZiyVVI+UaHXHk1kJnPwBr0nJqfhFqQcz1gW8IxDCAbjnj6sQzBKIQdTMiXTWvshcoFOtSdh6qNxse/VqF9bumeko+SSPXG7F4UNe6Lhe5iqCbxihEV7AmwYxwAvK+ZyyMMAqW77DhYwkXTSpjxF/DpyK66ZyTYXrGPJ9KFy+l7lRkZN4zgHxmkAKFANvk35q/gC8kPJT6/JDiYu+FDjZh+dcn7xxn8n+S5FZHV9LUPzWRBB9PN1nvSJMQ5F3T3EB4fkpDPGMf4L/F0C2agtAgYWb0WqbhTDxEJ5FoqcAAY2Mycq7nYzPBP+pzT2AQTBi0KCeBwA7SjguIT53Qc6big9yPtbfa5K/2pRBHVpIv8l5ZbVKv/D0iuPQYOKyamNyUf90zy1UJsNd4XSzmBxHA8ukTbtKYDfZlZdbZS2Ejz9huTZP3K1c/T29JrTrelNR4omQ175S/oYZkf614qiBiVT3n0bSvuCJbAOqtLqMN9ZYreZSCC/uTrlzGc/kqkxMBmSITAjw7m+r5lazpLlVe1FwijcWh7TLrvrcm0IRqZNK47PNs19m0LjBOX4LlLZZbQsWNkaIkGFblEp3N67FlbxQsz3VnxIeUN6tzwE7DJ47bwdI2H2ziaQbB0bSKm03XhtMTol43Y65jA0z3cd5MdXuFz0YXsJa0tenMdBRZb+EzjOhEFjq89eKNXcPCFNs52ZVwBqXroX4/tuL0rK5hkk0Lz0d0+rR+zvdEbIQoybKD/EF94H2prhpQT181DXh8R7AcZ6STaRnLA8ItbU1btP2HX9TgDG/58NTuaqReQhaRHoQF79RV/QdxGnyra5607JMkpL4mWPuMYXIfLJ4StKvwMWxoNBlsApwen33H0nBZmvbUC4S5Cq4OF9LCmNFkUOpIoRRDxUDBu0jZFG2u1hyNqf2kqmme0PNAtr+EMszLhT+dnU6bP5Mwm5YNclIi3POn+p80jmrSblKA/YTaghMSYqeO83QhJqnGy2dWMizgOZ/m6RNYn4H+Wav2J9Im41tt3du3B2scuUykCfC2IQrk7+F6u/bNT0l1bX0VOQDcN8BV7+I5m9AJJRuwcblYqZIYLybpMP5KjJ3gJFY4g9M4hSM4gKPYwWHsxyE0CPqoUGMfxlhiiDl6aLGFKQaQ9RRikvdtIWGlwNCMgAMlUIDU+wHEMr5IKBinR6AAOZEY12p6WyygJUgQ6pRCV7QuAsPTMHAyTbeKQhncPhKhSn6+orITwPnJi3Z5wgOuM6AVR6KWcAyPz2pp6+rTb0BFMZn1MS+XPiZMZrxNCZM3yZ6YSlPaakIH0f7yIUheoZkMOoYAwFD+gEoQLX7KggJERCOQ6Z4yt5jWOsEOdqcP5EkVcMrDYLkvyrDlYXWRhTRgB7sZqDtMY1t0ASL2QeBq17ihvTP2GOEzm3QG2G9OrYW2dQ03y9UbeNcWbqjlYvxDRAjJec86TafuVE+WDyyP719f2DoAde3sGgCNJ1iNIix08woIUKNCQciq3HHrIIYxmQJ9WB502eKwog2WVsaorpw1RinUzZXUCM2J4TM9JRQMutCAT5ztabAZ1vU6ueU03fajNAtt6EVh4LilDYIwjPOwDLI8Sgp5pPILYUaNtf5kwb4/ed3AJVne0ohhWjXbeS/9vU3sKMt4UJ9xDMD+Z+9EduWVRcz3FPT/47cA11SubT0YAf0nrgIe1ZH/8Yla0boI6U/f5oGF1M2xz47w4Oozuw/hI79c/yWRWJTtRKYNsjRFlS4jEexEhtUxV+GQ/I8IyLVTeQjqi6Of2eaMvefr3woAWwkbhhQqpDPVqP+dh+W0WGWxDbYhcbRMHFz8AsZnAJLuMMDTGkluxzVX69WuXqE8sPlyZQkItuYUkSNCTfLLEFi11ciApLDJhwj+JYZ7lZBpMj4nMA3gAIDN0FNgVlZqBaZVdg3KlWCChNNgqU6wEN/qMUwZwHLsNu893hVsX5fkq010Imd7sSlG3y8KeHnh4PvJLEVKP/dNXqUx8ZaBNOZOXIozufMxO78Pc3j4ID51wWuclOb1iLv31S+PRO8i9p5XvqCeDO7e14/GXpHOS0yPuklrZcaTZrnOmsSzklE/pT4LM6EWrDuE/8wWBJXmhb3nlWF0V5VQb07ULtj11KMNQHvrEfXjWxeO3PbKqcb05fEA9ZzqnmQlaueoR+a/aSJJNNF0rx66IzmBbXuLRDrHXrFbvKZlglDM3HoW9ToBD0kWpmkHA0uwqnizVNodC9bsscovgbDjED6v5I/CNqP7EvIljxQgmKpfOe6oynnOJHq5wRcctYgKlNNOvdKsz41TNzXLbZ7TKN16YBYciC+1g5A7gkU4oI8arcUNvHLksmB71VNprjD6Q5p8dMsTp+IR9eUKHQXZUhB9dJjOLNTvjQerTvUifN4zZ7Y4VT93EiqOPPbK0Qi6SHGc8RSSRtTs6ywFzbcbWodFH9jFY/PNqdchI4AewUjSg47UvuM98urDODYcKyVRBJ2OcpFvDU0DiWwCrTHEcSSy9yiSiyKO+pWTN9HJ2KeSmKffbm32cubw8aAkCOZEyyZVWjqFc1Qq8cyd/aPJVNNwdSBaqcaMvl4L65U1zTIakanlsGWcDTWoTTvg/o8B+mdpbL+wuoUgqlv7y9iPJO9zaglFqWjV/Xkged7vkmbJ7/OMYYbP7/7GlPeNyTp8PgPmlxZkhf9Sy9TVUsW1bJjUrbG2WUzmX+NapX9HK62QJC1SQ8zxVGJ3YnD96HxxOamtF/KYn6xVQB4l6aDTt0+VP+OkO8Z2EwzVjVf5lVxNwIaraKizW8y6XggNdovJYAOJ0cwA1Rhk2Ub/AEnXmAtqOb9smbihRiguyTfU1eWbJEJhlbR+mWxWPWcqADcDK8Z0kwzdi1fTOcxdTftRxT37fgOrf/qfAqHOZjXrekFGtNRJNQUUisZxblwmtjdUOyGKDO4mfausXKcMWu0mi3VAIZSOjYQJtI8DExiGYzWCLk9Tx8yY4sNjiXPnqQoKJL1mCWp5NNwLiwmFUqseXB7dQzFkT3OVl1XU+O3NjKSdHtY8bar8q8HpkweS5QabyWDolkN9Ty30Au5Z+eipitr1NSJYMJYt5wXX9eEU126WdQHuv8Qws51MHgyfE6WurRAWS7dZ0oY3yCx6mS2RGKX3442yluz2j4T0TNnRcjfdGIRsk99FyqEUGv0s1PEuWk6Wy0VjTHVGq2NVaHEY6/owFO0zw4+QeygP3HEHYz37zAifhPKuGdFsIesTZ7L4cD5UmME/tTr1kUq2XVxWX3E2NymuUCWgR9CycqIDajU2ZQTD2t8uE2qzknreUcYyI8VsFdkjA8lROgilXyhTwwvOigS3ZlIrqcwblIoCvyZiRxfIhF2conZ+Ram0YKyijBec58AnRAfD53D/gffGf1WBU4Klp/BlV3/cKfb+H4MvPRC7/ACY+Mgdlbxntzr/Qe7dT9Qxtx7t2X3/9Pxj/8f9V/b8ApVEic62WlvBpXpGxRrON59feGb1ivpMGirPnaec1OTztu33OhL7L89940nnBKukvahRuFhy0rm0WUWLwdq4Kx9AG38CAJeOebCl9CN9b4+quUQD6tx3+0cCQ8bJgG9qcICJLxsYhzwKeRUC9gPYE5+cvdUBOSfL7x+GDXPaBxpwxlkVcmsdoYtP4tzLz3iwCh+SU+Qx+Ug+lk/kG/grTBiduYN5S12r9qovmH3GQxy6Cb2qb9JP6h/RH2gPTVDCcvcCBAIw6wDgqKeubzMVHIpiCDh6p46if/9tg0AAjwCwNT6Pfdd1/XgOcwoh5+AEypVGo1HBaHR8RlTMghy9xYMMw0DYaqdJFI0O2NBLkGjUaxSe5+DbXHBN1LiAsKKZuImq4GJRii68UFJxQKa35rMoDCdDJLDGhp3DbAnoJXE0iqIpWq+DBVrL/AAtN9EE5XjZ88Jr7Qx3mk1gbjw6ZHdkSAeFVyNXR6HvB3y0VDbXVqZzlNdXUmp1PYimRlYMglJtw7cX0CEmdH1g0TpGPJKce/rR3SxnLZPEPMe0ixSKAuPFCRTVaholcmXw8Pstla3F5UbDdR2nUbMqkMyFHS3gSOOjEaBQk2VpMm0rFsFWASHIksFxcDbZ3+BC7OgODxSdXBZOZwizik27Ph5NeaXapJZVJZcMR7ZtFYBKG52lm7S1eRyGw33DuZ81prO9JEk8egGPeEt9FCau525MJPy6cffyslqVpnOFqWgtYzkLKLRWs3n2LmUZgKstDJdrufsFrjqBBXYAj1/W5LOgNEeColFKVTnuWJtAbMdgNrnsEqIC/rLClLKWkem7vdzJhOc1cEpaMOMqssBxBxrgKo+MKTXnBVzSCKnYXpo2ZvRe5347ynZ2d6h0fAEOm01WArwRd7WQBmHDKYL4kq7XH/ue66VGvX6/mi+KSX1dgglGtBlAgqCvwVACECJOYRHAMzC5HE0hBM2mAv2jtMFHStMG2HR0O+0+6QGULUcrV+1KLcD0tsjraL6LrAXnsd4gVG8pF2j09hgkhys3T4fiThSettfhNRobe8JuzNpfsbXnjClzUCQzYi+atUYdNwEqvSMKu/v5Tszej2enDI2PmCU6C5OweS134A64b53Nw8juIuSx/mSE5Plk2GEt5PVma7sIMG1MmgIIWy0IQatwHEMArqclEIxVQ4t49VWHBDx9TXuAZaFVQvOFlYpxzLIDFHqL8Px73t8rd8wLz8Sti/Ph2CCYRxFSqSTNxseYCZq9GE2RUOhKBUysRcRpgNAmZyCUjVQq5KA/RmQczlp5BsXvRNwE5pXik5My93ZnK5A8CimxErNUMXXLMhbS9CpBjcar5Mq8YNQETiKYOdgqKVmT4chl0w4NzPqXyHv9/hsnvbbWKZbnaZQ3nBpLhgB+WAJLH7/oeauyHq7LJL7qqohI68Cht8jNN1N5ZVt+/bU7xp7H6XmltMs28wAng9jrLaRVqA0v7POq1rMDTiGMVUOrVOrLXpJQXZr6fpYrKxNryVKQ/fX3X2zvHBuj/rftth3+R/1HDY96ywGPMWKFpkmbDxjGOAhqlEe0zKOOaBvYbmw3Bdy+n5rUTJ6VpqPRdOo4PaNBTGK7c3sEbHSbcVbX2QeKxeIhYMA+fT54K3ed1lb4SBIJ1kTNXxXVcHMzUIXVUBNTNxHXImZFp90IWWv2RcGyCnIbtoipSKfQE7p937Y31LK+joNdiYOAQchI99uFTcSMOD4v3rZvbJQEz1kgOq2iYbY3IH8MKldd1dYHGB/QO0Yi/AQXfVxftw2r33et/wH83PvPMwC/bDcfK3LMB9V3wKcACL4Y1R9OOwn7cyDmVtOxy1Hxhsn40/J4qMO8o+3SHx0Wx0m4CrPJsbFyfTnNCFjqaJwfwH5+AK+1AZQaDEmu5EpAwjfNlGvjyx1IFv9bUsJRtl5QQFccnjhh2WY1wz4Ec6D/sWd9X3PfPm0p70tBDbMVv1/mTZq0I+Ddor9Ki9GyNq2kZX5a2+6LSWNxWdqzXr3at9ARu0iMtR+kE2Kb3ZSOIJ0RW57OyY2n28S60Gm3vItvB4dxGtRhiJRPhwEOXRScPKlwgEZPCx0ITiW7sRvo5n6DG3pPBxs7n+7QzRdKDfE24cFljyEKNDoSsshhg27jNyA99Ip7LOng9KozLLPY0nV0g7P18hHjlF4WyMXWyasvt9aJDLmMo9vIaKSUB1HKS0erE9kYPRrm+SQnl/E8ysgMy8GXF1k5YoCeRyWeH2KqTn3YFWzj15ZsIUzMkkofl5K1lpTgbA602q9TsdNt3W8Jh2nc3rnjRS5nXj+GNt/f3Lo8la+XOefN/Q==);unicode-range:U+20,U+2e,U+3b,U+41,U+43,U+50,U+54,U+59,U+61,U+62,U+63,U+64,U+65,U+66,U+67,U+68,U+69,U+6c,U+6d,U+6e,U+6f,U+70,U+72,U+73,U+74,U+75,U+77,U+79}'

const OFFLINE_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>No connection · Cosmic Path</title>
<style>${FONTS}
:root{color-scheme:light;--background:#faf6ee;--ink:#1e1a2b;--muted:#5b5568;--accent:#34348a;--on-accent:#fffdf8;--gold:#8a5f0c}
.dark{color-scheme:dark;--background:#0e1022;--ink:#f2ede0;--muted:#b7b2ca;--accent:#e5c26b;--on-accent:#0e1022;--gold:#e5c26b}
body{box-sizing:border-box;min-height:100dvh;margin:0;padding:15vh 20px 0;background:var(--background);color:var(--ink);font:16px/26px 'Instrument Sans',system-ui,sans-serif}
main{max-width:30rem;margin:0 auto}
svg{width:44px;height:44px}
h1{margin:24px 0 12px;font:400 40px/44px Newsreader,Georgia,serif;letter-spacing:-.015em;text-wrap:balance}
p{margin:0 0 28px;color:var(--muted);text-wrap:pretty}
a{display:inline-block;padding:12px 26px;border-radius:99px;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
</style>
<script>try{var theme=localStorage.getItem('theme');if(theme==='dark'||theme==='device'&&matchMedia('(prefers-color-scheme: dark)').matches)document.documentElement.className='dark'}catch(error){}addEventListener('online',function(){location.reload()})</script>
</head>
<body><main>
<svg aria-hidden="true" viewBox="0 0 28 28" fill="none" stroke-linecap="round"><circle cx="14" cy="14" r="11.6" stroke="var(--ink)" stroke-width="2"/><path d="M2.8 15.2C5.6 18.4 9.6 20 14 20s8.4-1.6 11.2-4.8" stroke="var(--gold)" stroke-width="2"/><circle cx="14" cy="12.6" r="2.4" fill="var(--ink)"/></svg>
<h1>This page did not load</h1>
<p id="why">You seem to be offline. Your readings are safe; they open again as soon as you are connected.</p>
<a href="">Try Again</a>
<script>if(navigator.onLine)document.getElementById('why').textContent='Cosmic Path cannot be reached right now. Please try again in a minute.'</script>
</main></body>
</html>`

self.addEventListener('install', () => self.skipWaiting())

// The request for a page starts while the worker does.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable()))
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageOrApology(event))
})

async function pageOrApology(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return new Response(OFFLINE_PAGE, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; font-src data:; script-src 'unsafe-inline'; base-uri 'none'",
      },
    })
  }
}

self.addEventListener('push', (event) => {
  event.waitUntil(showNote(event.data))
})

// A browser that is sent a note without showing one takes the permission back.
async function showNote(data) {
  const { title, body, path } = readNote(data)
  await self.registration.showNotification(title, {
    body,
    // A newer note takes the place of one that nobody has read.
    tag: 'daily',
    icon: '/icons/icon-192.png',
    data: { path },
  })
}

function readNote(data) {
  const note = { title: 'Cosmic Path', body: 'Your day is waiting for you.', path: '/horoscopes' }
  try {
    return { ...note, ...data.json() }
  } catch {
    return note
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data?.path))
})

// A tab at another page is left alone: something may be typed there.
async function openPage(path) {
  const home = new URL('/', self.location.origin)
  const wanted = new URL(path ?? '/', home)
  const url = wanted.origin === home.origin ? wanted : home
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = tabs.find((tab) => new URL(tab.url).pathname === url.pathname)
  await (open ? open.focus() : self.clients.openWindow(url.href))
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(replaceAddress(event))
})

// The worker has no token; the keys of the old address show whose it was. Without them, the settings show that the note
// is off.
async function replaceAddress({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return
  const { applicationServerKey, userVisibleOnly } = oldSubscription.options
  const next =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ applicationServerKey, userVisibleOnly }))
  await fetch('/api/daily-notification/replacement', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ old: addressOf(oldSubscription), new: addressOf(next) }),
  })
}

function addressOf(subscription) {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint, keys }
}
